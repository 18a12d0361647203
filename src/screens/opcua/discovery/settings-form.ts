import type { FieldTexts } from '../../../api/client/refusal-types'
import { opcUaDiscoverySettings as limits } from '../../../api/generated/limits/opcua-discovery'
import type { OpcUaDiscoveryFault, OpcUaDiscoverySettings } from '../../../api/opcua/discovery'
import { flag, number, text } from '../../../lib/form/codecs'
import { fields } from '../../../lib/form/field-table'
import { pattern } from '../../../lib/form/rules'

const URL_SHAPE = /^opc\.tcp:\/\/[a-z\d.-]+(:\d{1,5})?(\/[!-~]*)?$/i

export const CODES: FieldTexts<OpcUaDiscoveryFault> = {
  host: 'opcuaDiscovery.url.host',
  port: 'opcuaDiscovery.url.port'
}

export const SETTINGS = fields<OpcUaDiscoverySettings, OpcUaDiscoverySettings>({
  register: flag('opcuaDiscovery.register', { hint: 'opcuaDiscovery.register.hint' }),
  url: text('common.term.address', limits.url, {
    trim: true,
    required: true,
    hint: 'opcuaDiscovery.url.hint',
    rules: [pattern(URL_SHAPE, 'opcuaDiscovery.url.shape')]
  }),
  interval_seconds: number('common.term.interval', limits.interval_seconds, {
    hint: 'opcuaDiscovery.interval.hint',
    unit: 'units.seconds'
  }),
  mdns: flag('opcuaDiscovery.mdns', { hint: 'opcuaDiscovery.mdns.hint' })
})
