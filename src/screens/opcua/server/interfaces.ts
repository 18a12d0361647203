import type { Translator } from '../../../lib/text/i18n'
import { plainText } from '../../../lib/text/plain-text'

type T = Translator['t']

const ALL = 'all'

/** The panel names its wired ports `eth0`, `eth1` and so on; users count them from 1. */
export function interfaceText(t: T, id: string): string {
  if (id === ALL) return t('opcuaServer.interface.all')
  const number = /^eth(\d{1,2})$/.exec(id)?.[1]
  return number === undefined ? plainText(id, 40) : t('common.term.lan', { number: Number(number) + 1 })
}

export const interfaceOptions = (t: T, ports: number) =>
  [ALL, ...Array.from({ length: ports }, (_, index) => `eth${index}`)].map(value => ({
    value,
    text: interfaceText(t, value)
  }))
