import {
  type EasyAccessSettings,
  type EasyAccessUpdate,
  readEasyAccessSettings,
  saveEasyAccessSettings
} from '../../api/easyaccess'
import { easyAccessUpdate as limits } from '../../api/generated/limits/easyaccess'
import { choice, choiceOf, flag, NAME, port, secret, text } from '../../lib/form/codecs'
import { type Edited, fields } from '../../lib/form/field-table'
import { oneLine } from '../../lib/form/rules'
import { type SettingsForm, settingsForm } from '../../lib/form/settings-form'
import { host } from '../../lib/network/codecs'
import type { Versioned } from '../../lib/remote/versioned'

export type SettingsValues = Edited<EasyAccessSettings, EasyAccessUpdate>

export interface EasyAccessForm extends SettingsForm<SettingsValues, EasyAccessSettings> {
  /** As the values are sent. */
  request(): EasyAccessUpdate
}

const applies = ({ proxy }: SettingsValues) => proxy
const DESTINATION = ['proxy_type', 'proxy_host', 'proxy_port', 'proxy_username'] as const

export function settingsTable(stored: () => EasyAccessSettings) {
  const table = fields<EasyAccessSettings, EasyAccessUpdate>({
    server_location: choice('easyaccess.location', {
      global: 'easyaccess.location.global',
      china: 'easyaccess.location.china'
    }),
    proxy: flag('easyaccess.proxy.use'),
    proxy_type: choiceOf(
      ['http', 'socks5'],
      'easyaccess.proxy.type',
      value => (value === 'http' ? 'HTTP' : 'SOCKS 5'),
      { applies }
    ),
    proxy_host: host('easyaccess.proxy.host', { applies, required: true }),
    proxy_port: port('easyaccess.proxy.port', { applies }),
    proxy_username: text('easyaccess.proxy.username', limits.proxy_username, {
      chars: NAME,
      applies,
      trim: true,
      rules: [oneLine]
    }),
    proxy_password: {
      ...secret('easyaccess.proxy.password', limits.proxy_password, { applies }),
      isRequired: needsPassword,
      hintOf: values =>
        values.proxy_password_set
          ? `easyaccess.proxy.password.${needsPassword(values) ? 'again' : 'stored'}`
          : undefined
    },
    start_with_system: flag('easyaccess.startWithSystem'),
    pass_through: flag('easyaccess.passThrough', { hint: 'easyaccess.passThrough.hint' })
  })

  /** A stored password goes only to the proxy and the user that it was set for. */
  function needsPassword(values: SettingsValues): boolean {
    const [tidy, before] = [table.normalize(values), table.valuesOf(stored())]
    const isOther = DESTINATION.some(name => tidy[name] !== before[name])
    return values.proxy && tidy.proxy_username !== '' && (isOther || !before.proxy_password_set)
  }

  return table
}

export function createEasyAccessForm(
  loaded: Versioned<EasyAccessSettings>,
  onSaved: (stored: Versioned<EasyAccessSettings>) => void
): EasyAccessForm {
  const table = settingsTable(() => form.$stored.get())
  const calls = { read: readEasyAccessSettings, save: saveEasyAccessSettings, onSaved }
  const form = settingsForm(table, calls)(loaded)
  return { ...form, request: () => table.requestOf(table.normalize(form.$values.get())) }
}
