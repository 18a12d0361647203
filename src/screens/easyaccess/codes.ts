import { ConnectFailedDetails } from '../../api/generated/shapes/connect-failed-details'
import { NotActivatedDetails } from '../../api/generated/shapes/not-activated-details'
import { detailsIn } from '../../lib/remote/details'
import type { Refusal } from '../../lib/remote/failure'
import { detailsOf } from '../../lib/remote/failure-text'
import type { Translator } from '../../lib/text/i18n'
import type { MessageKey } from '../../lib/text/message'
import { SCREENS } from '../../session/generated/screens'
import { userMay } from '../../session/session'
import { openDialog } from '../../stores/dialogs'
import { DNS_SERVERS, ETHERNET } from '../../stores/setting-links'
import type { Fault, Fix } from '../../ui/status/fault'

export interface CodeText {
  title: MessageKey
  remedy: MessageKey
  fix?: Fix | { proxyField: 'proxy' | 'proxy_host' }
}

const SERVICE = { text: 'easyaccess.fix.bundle', path: SCREENS['system-info'].path } as const
const RESTART = { text: 'easyaccess.fix.restart', path: SCREENS['system-info'].path } as const
const CLOCK = { text: 'common.term.dateAndTime', onPress: () => openDialog('clock') } as const

/** The codes of EasyAccess 2.0. The panel may send others. */
export const CODES: ReadonlyMap<number, CodeText> = new Map<number, CodeText>([
  [1, { title: 'easyaccess.code.key', remedy: 'easyaccess.code.key.remedy' }],
  [2, { title: 'easyaccess.code.timeout', remedy: 'easyaccess.code.timeout.remedy' }],
  [3, { title: 'easyaccess.code.expired', remedy: 'easyaccess.code.expired.remedy' }],
  [4, { title: 'easyaccess.code.tooOften', remedy: 'easyaccess.code.tooOften.remedy' }],
  [5, { title: 'easyaccess.code.update', remedy: 'easyaccess.code.update.remedy' }],
  [6, { title: 'easyaccess.code.program', remedy: 'easyaccess.code.program.remedy' }],
  [101, { title: 'easyaccess.code.keyRead', remedy: 'easyaccess.code.keyRead.remedy', fix: RESTART }],
  [201, { title: 'easyaccess.code.gateway', remedy: 'easyaccess.code.gateway.remedy', fix: ETHERNET }],
  [202, { title: 'easyaccess.code.dns', remedy: 'easyaccess.code.dns.remedy', fix: DNS_SERVERS }],
  [203, { title: 'easyaccess.code.proxy', remedy: 'easyaccess.code.proxy.remedy', fix: { proxyField: 'proxy_host' } }],
  [204, { title: 'easyaccess.code.server', remedy: 'easyaccess.code.server.remedy', fix: { proxyField: 'proxy' } }],
  [205, { title: 'easyaccess.code.tls', remedy: 'easyaccess.code.tls.remedy', fix: CLOCK }],
  [1001, { title: 'easyaccess.code.vpnConnect', remedy: 'easyaccess.code.vpn.remedy', fix: SERVICE }],
  [1002, { title: 'easyaccess.code.vpnRegister', remedy: 'easyaccess.code.vpn.remedy', fix: SERVICE }],
  [1003, { title: 'easyaccess.code.vpnDevice', remedy: 'easyaccess.code.vpn.remedy', fix: SERVICE }],
  [1004, { title: 'easyaccess.code.vpnUnknown', remedy: 'easyaccess.code.vpn.remedy', fix: SERVICE }],
  [1005, { title: 'easyaccess.code.vpnSocket', remedy: 'easyaccess.code.socket.remedy', fix: SERVICE }]
])

const OTHER: CodeText = { title: 'easyaccess.code.unlisted', remedy: 'easyaccess.code.vpn.remedy', fix: SERVICE }

const PROXY_LABELS = { proxy: 'easyaccess.proxy.use', proxy_host: 'easyaccess.proxy.host' } as const

/** The way to the setting at fault, which for a proxy is a field of this screen. */
export function fixesOf(t: Translator['t'], { fix }: CodeText): readonly Fix[] {
  if (!fix || (fix === CLOCK && !userMay('clock'))) return []
  return ['proxyField' in fix ? { field: fix.proxyField, label: t(PROXY_LABELS[fix.proxyField]) } : fix]
}

/** What a code means and what to do; the number is always shown. */
export function codeFault(t: Translator['t'], code: number, detail = ''): Fault {
  const text = CODES.get(code) ?? OTHER
  return {
    title: ['easyaccess.coded', { text: t(text.title), code: String(code) }],
    remedy: text.remedy,
    fixes: fixesOf(t, text),
    details: detail && detailsOf(String(code), detail)
  }
}

/** The code in the details of a refusal, where there is one. */
export const codeIn = (refusal: Refusal | undefined): number | undefined =>
  detailsIn(refusal, ConnectFailedDetails).code ?? detailsIn(refusal, NotActivatedDetails).code
