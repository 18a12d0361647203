import type { Translator } from '../../lib/text/i18n'
import { plainText } from '../../lib/text/plain-text'

type T = Translator['t']

/** The panel names its wired ports `eth0`, `eth1` and so on; users count them from 1. */
export function lanText(id: unknown, t: T): string {
  const number = /^eth(\d{1,2})$/.exec(String(id))?.[1]
  return number === undefined ? plainText(String(id), 40) : t('common.term.lan', { number: Number(number) + 1 })
}

export const lanOptions = (count: number, t: T) =>
  Array.from({ length: count }, (_, index) => `eth${index}`).map(value => ({ value, text: lanText(value, t) }))
