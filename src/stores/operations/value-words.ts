import { withUnit } from '../../lib/text/format'
import type { Translator } from '../../lib/text/i18n'
import type { MessageKey } from '../../lib/text/message'
import { weekdayName } from '../../lib/text/weekdays'
import { lanText } from '../ports/lan-ports'
import { portName, SERIAL_MODES } from '../ports/plc-ports'

/** By field and code, of fields that are no choices of a form. */
const TEXTS = new Map<string, MessageKey>(
  Object.entries({
    'categories discovery': 'common.term.discovery',
    'categories security': 'common.term.security',
    'categories server': 'common.term.server',
    'categories session': 'common.term.sessions',
    'categories subscription': 'opcuaTrace.category.subscription',
    'categories value': 'common.term.values',
    'contents data_logs': 'backupData.contents.dataLogs',
    'contents events': 'backupData.contents.events',
    'contents extended': 'backupRecipe.contents.extended',
    'contents operations': 'backupData.contents.operations',
    'contents recipes': 'backupRecipe.contents.recipes',
    'contents retentive': 'backupRecipe.contents.retentive',
    'list issuers': 'opcuaCertificates.list.issuers',
    'list own': 'opcuaCertificates.own',
    'list rejected': 'opcuaCertificates.list.rejected',
    'list trusted': 'opcuaCertificates.list.trusted',
    'security enterprise': 'wifi.kind.enterprise',
    'security open': 'wifi.kind.open',
    'security personal': 'wifi.kind.personal'
  } as const satisfies Record<string, MessageKey>)
)

/** The same in every language. */
const NAMES = new Map([
  ...Object.entries(SERIAL_MODES).map(([mode, name]): [string, string] => [`mode ${mode}`, name]),
  ['modes SignAndEncrypt', 'Sign & Encrypt'],
  ['policies Aes128_Sha256_RsaOaep', 'Aes128-Sha256-RsaOaep'],
  ['policies Aes256_Sha256_RsaPss', 'Aes256-Sha256-RsaPss'],
  ['proxy_type http', 'HTTP'],
  ['proxy_type socks5', 'SOCKS 5'],
  ['security wpa2', 'WPA2'],
  ['security wpa2-wpa3', 'WPA2/WPA3'],
  ['security wpa3', 'WPA3']
])

const DAY = /^(mon|tue|wed|thu|fri|sat|sun)/

/** A value as its screen shows it, if it is a code; '' for others. */
export function valueWord(value: string, field: string, t: Translator['t']): string {
  const text = TEXTS.get(`${field} ${value}`)
  if (text) return t(text)
  if (field === 'weekday' && DAY.test(value)) return weekdayName(value)
  if (field === 'band') return withUnit(value, 'GHz')
  if (/^eth\d/.test(value) && /^(port|interface|fieldbus_ports)$/.test(field)) return lanText(value, t)
  if (field === 'port' && /^(lan|com\d+)$/.test(value)) return portName(value, t)
  return NAMES.get(`${field} ${value}`) ?? ''
}
