import { type CodesysSettings, readCodesysSettings, saveCodesysSettings } from '../../api/codesys'
import { choiceOf, flag, setOf } from '../../lib/form/codecs'
import { fields } from '../../lib/form/field-table'
import { settingsForm } from '../../lib/form/settings-form'
import { address } from '../../lib/network/codecs'
import { mask } from '../../lib/network/ipv4-codecs'
import { gatewayOfNetwork, hostOfNetwork } from '../../lib/network/ipv4-rules'
import { notify } from '../../stores/notices'
import { lanText } from '../../stores/ports/lan-ports'
import { FIELD_CODES } from './texts'

const SETTINGS = fields<CodesysSettings, CodesysSettings>({
  port: choiceOf([], 'common.term.port', lanText),
  address: address('codesys.address', { required: true, hint: 'codesys.address.hint', rules: [hostOfNetwork] }),
  mask: mask({ required: true }),
  gateway: address('common.term.gateway', { rules: [gatewayOfNetwork] }),
  fieldbus_ports: setOf('codesys.fieldbus', lanText, { hint: 'codesys.fieldbus.hint' }),
  start_with_panel: flag('common.term.autostart')
})

export const createCodesysSettingsForm = settingsForm(SETTINGS, {
  read: readCodesysSettings,
  async save(settings, version) {
    await saveCodesysSettings(settings, version)
    notify('codesys.saved')
  },
  check: ({ port, fieldbus_ports: given }) => (given.includes(port) ? { port: 'codesys.port.fieldbus' } : {}),
  codes: FIELD_CODES
})
