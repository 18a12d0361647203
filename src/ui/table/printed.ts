import type { FirstRows } from '../../lib/remote/read-first'
import type { Translator } from '../../lib/text/i18n'
import { plainText } from '../../lib/text/plain-text'

/** The rows of a list that print has: more than are shown where the panel has them. */
export interface Printed<R> {
  /** What the rows match, such as a range; one without a value is not printed. */
  limits: (t: Translator['t']) => readonly { label: string; value: string }[]
  /** The first rows, at most so many, and how many there are. @throws ApiError */
  read: (most: number, signal: AbortSignal) => Promise<FirstRows<R>>
}

export const limitTexts = ({ limits }: Pick<Printed<unknown>, 'limits'>, t: Translator['t']): string[] =>
  limits(t).flatMap(({ label, value }) => (value ? [`${label}: ${plainText(value, 200)}`] : []))
