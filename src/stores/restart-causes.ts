import type { Translator } from '../lib/text/i18n'
import type { MessageKey } from '../lib/text/message'
import { plainText } from '../lib/text/plain-text'

const CAUSES = new Map<string, MessageKey>([
  ['power', 'common.restart.power'],
  ['undervoltage', 'common.restart.undervoltage'],
  ['watchdog', 'common.restart.watchdog'],
  ['crash', 'common.restart.crash'],
  ['user', 'common.term.user'],
  ['schedule', 'common.term.schedule'],
  ['update', 'common.restart.update']
])

/** Why the panel restarted; firmware may return causes that this version does not know. */
export function restartCauseText(cause: string, t: Translator['t']): string {
  const known = CAUSES.get(cause)
  return known ? t(known) : t('common.restart.unknown', { code: plainText(cause, 40) })
}
