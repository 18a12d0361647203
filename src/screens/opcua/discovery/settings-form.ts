import type { FieldTexts } from '../../../api/client/refusal-types'
import { opcUaDiscoverySettings as limits } from '../../../api/generated/limits/opcua-discovery'
import {
  type OpcUaDiscoveryFault,
  type OpcUaDiscoverySettings,
  readOpcUaDiscovery,
  saveOpcUaDiscovery
} from '../../../api/opcua-discovery'
import { integer, length, pattern, required, trimmed } from '../../../lib/form/rules'
import { createSettingsForm, type SettingsForm } from '../../../lib/form/settings-form'
import type { Versioned } from '../../../lib/remote/versioned'

/** Names match those of the contract, so that the panel's errors are shown at their fields. */
export interface DiscoveryValues extends Omit<OpcUaDiscoverySettings, 'interval_seconds'> {
  interval_seconds: string
}

export type DiscoveryForm = SettingsForm<DiscoveryValues, OpcUaDiscoverySettings>

const URL_SHAPE = /^opc\.tcp:\/\/[a-z\d.-]+(:\d{1,5})?(\/[!-~]*)?$/i

const CODES: FieldTexts<OpcUaDiscoveryFault> = {
  host: 'opcuaDiscovery.url.host',
  port: 'opcuaDiscovery.url.port'
}

export const createDiscoveryForm = (
  loaded: Versioned<OpcUaDiscoverySettings>,
  onSaved: (stored: Versioned<OpcUaDiscoverySettings>) => void
): DiscoveryForm =>
  createSettingsForm<OpcUaDiscoverySettings, DiscoveryValues>({
    loaded,
    read: readOpcUaDiscovery,
    write: ({ interval_seconds, url, ...rest }, version) =>
      saveOpcUaDiscovery({ ...rest, url: url.trim(), interval_seconds: Number(interval_seconds) }, version),
    valuesOf: ({ interval_seconds, ...rest }) => ({ ...rest, interval_seconds: String(interval_seconds) }),
    rules: {
      url: [required, trimmed(pattern(URL_SHAPE, 'opcuaDiscovery.url.shape')), trimmed(length(...limits.url))],
      interval_seconds: [required, integer(...limits.interval_seconds)]
    },
    codes: CODES,
    onSaved
  })
