import { type CodesysSettings, readCodesysSettings, saveCodesysSettings } from '../../api/codesys'
import { required } from '../../lib/form/rules'
import { createSettingsForm, type SettingsForm } from '../../lib/form/settings-form'
import { gatewayOfNetwork, hostOfNetwork, ipv4, ipv4Mask } from '../../lib/network/ipv4-rules'
import { normalizeIpv4 } from '../../lib/network/ipv4-settings'
import type { Versioned } from '../../lib/remote/versioned'
import { notify } from '../../stores/notices'
import { FIELD_CODES } from './texts'

export type CodesysForm = SettingsForm<CodesysSettings>

export const createCodesysSettingsForm = (loaded: Versioned<CodesysSettings>): CodesysForm =>
  createSettingsForm<CodesysSettings, CodesysSettings>({
    loaded,
    read: readCodesysSettings,
    async write(settings, version) {
      await saveCodesysSettings(settings, version)
      notify('codesys.saved')
    },
    valuesOf: settings => settings,
    normalize: settings => ({ ...settings, ...addressOf(settings) }),
    rules: {
      address: [required, ipv4, hostOfNetwork],
      mask: [required, ipv4Mask],
      gateway: [ipv4, gatewayOfNetwork]
    },
    check: ({ port, fieldbus_ports: given }) => (given.includes(port) ? { port: 'codesys.port.fieldbus' } : {}),
    codes: FIELD_CODES
  })

function addressOf({ address, mask, gateway }: CodesysSettings) {
  const { dns1: _, dns2: __, ...own } = normalizeIpv4({ address, mask, gateway, dns1: '', dns2: '' })
  return own
}
