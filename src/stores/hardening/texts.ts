import type { Translator } from '../../lib/text/i18n'
import { joinList } from '../../lib/text/join'
import { plainText } from '../../lib/text/plain-text'
import type { CheckedRisk, RiskId } from './risks'

const LONGEST_NAME = 40

type CamelCase<S extends string> = S extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : S

/** The end of the keys of its texts. The compiler cannot follow the replacement. */
export const keyOf = <S extends RiskId>(id: S) =>
  id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as CamelCase<S>

export const riskKey = (id: RiskId) => `info.risk.${keyOf(id)}` as const

export const riskTitle = (id: RiskId, t: Translator['t']): string => t(riskKey(id))

/** What is open, or closed, with those that it concerns. */
export function riskText({ id, names = [] }: CheckedRisk, t: Translator['t']): string {
  const label = riskTitle(id, t)
  if (names.length === 0) return label
  return t('common.labelled', { label, value: joinList(names.map(name => plainText(name, LONGEST_NAME))) })
}
