import type { Translator } from '../../lib/text/i18n'
import type { SettingsValues } from './settings-form'

type T = Translator['t']

export const LOCATIONS = ['global', 'china'] as const
export const PROXY_TYPES = ['http', 'socks5'] as const

/** The fields that can be compared, which passwords cannot. */
export const settingsLabels = (t: T) => ({
  server_location: t('easyaccess.location'),
  proxy: t('easyaccess.proxy.use'),
  proxy_type: t('easyaccess.proxy.type'),
  proxy_host: t('easyaccess.proxy.host'),
  proxy_port: t('easyaccess.proxy.port'),
  proxy_username: t('easyaccess.proxy.username'),
  start_with_system: t('easyaccess.startWithSystem'),
  pass_through: t('easyaccess.passThrough')
})

export function settingText(t: T, field: keyof SettingsValues, value: string | boolean): string {
  if (typeof value === 'boolean') return t(value ? 'common.term.on' : 'common.term.off')
  if (field === 'server_location')
    return t(value === 'china' ? 'easyaccess.location.china' : 'easyaccess.location.global')
  if (field === 'proxy_type') return value === 'http' ? 'HTTP' : 'SOCKS 5'
  return value
}
