import { newSnmpSettings as limits } from '../../../api/generated/limits/misc-services'
import { type NewSnmpSettings, readSnmp, type SnmpSettings, saveSnmp } from '../../../api/misc-services'
import { choice, type FieldOptions, flag, number, secret, text } from '../../../lib/form/codecs'
import { type Edited, fields } from '../../../lib/form/field-table'
import { pattern } from '../../../lib/form/rules'
import { PORT_CODES } from '../../../stores/ports/port-faults'
import { cardSettings } from '../card/card-settings'

/** What only one version needs, while the agent runs. */
const neededBy = (version: SnmpSettings['version']): FieldOptions<Edited<SnmpSettings, NewSnmpSettings>> => ({
  applies: values => values.version === version,
  required: ({ enabled }) => enabled,
  rules: [pattern(/^[!-~]*$/, 'miscSettings.snmp.visible')]
})

export const SNMP = cardSettings(
  fields<SnmpSettings, NewSnmpSettings>({
    enabled: flag('miscSettings.snmp.enabled'),
    port: number('common.term.port', limits.port, { hint: 'common.term.range' }),
    version: choice('common.term.version', { v3: 'miscSettings.snmp.v3', v2c: 'miscSettings.snmp.v2c' }),
    community: secret('miscSettings.snmp.community', limits.community, neededBy('v2c')),
    username: text('common.term.username', limits.username, neededBy('v3')),
    auth_password: secret('miscSettings.snmp.auth', limits.auth_password, neededBy('v3')),
    privacy_password: secret('miscSettings.snmp.privacy', limits.privacy_password, neededBy('v3'))
  }),
  { read: readSnmp, save: saveSnmp, codes: PORT_CODES, defaultsOf: ({ snmp }) => snmp }
)
