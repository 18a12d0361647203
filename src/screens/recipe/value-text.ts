import type { RecipeItem } from '../../api/recipe'
import { formatNumber } from '../../lib/text/format'
import { groupDigits } from '../../lib/text/group-digits'
import type { Translator } from '../../lib/text/i18n'
import { joinDetail } from '../../lib/text/join'
import { plainText } from '../../lib/text/plain-text'
import { isReal, limitsOf } from './value-rules'

const LONGEST_WRITTEN_OUT = 1e15
const LONGEST_NAME = 60

/** A value for display: grouped, with its item's decimals or all that are stored, integers with every digit. */
export function valueText(item: RecipeItem, text: string, t: Translator['t']): string {
  if (item.type === 'string') return plainText(text)
  if (item.type === 'bit') return text === '1' ? t('common.term.on') : text === '0' ? t('common.term.off') : text
  return isReal(item) ? realText(Number(text), item.decimals, text) : groupDigits(text)
}

/** Lets a long number wrap between its groups. */
export const breakable = (text: string): string => text.replace(/\u00a0/g, ' ')

/** The name of an item, or such as '#3' if the project has none. */
export function itemName({ name }: RecipeItem, index: number): string {
  return plainText(name, LONGEST_NAME) || `#${index + 1}`
}

export function itemTitle(item: RecipeItem, index: number): string {
  const unit = plainText(item.unit, 16)
  return unit ? joinDetail(itemName(item, index), unit) : itemName(item, index)
}

/** The accepted values of the item, for the hint below its field. */
export function valueHint(item: RecipeItem, t: Translator['t']): string | undefined {
  if (item.type === 'string') return t('recipe.value.bytes', { max: item.length ?? 0 })
  const limits = limitsOf(item)
  if (!limits) return undefined
  const unlimited = isReal(item) && item.min === null && item.max === null
  if (unlimited) return t(item.type === 'float' ? 'recipe.type.float' : 'recipe.type.double')
  return t('common.term.range', { first: valueText(item, limits.min, t), last: valueText(item, limits.max, t) })
}

const storedDecimals = (text: string) => /^-?\d*\.(\d*[1-9])0*$/.exec(text)?.[1]?.length ?? 0
const MOST_DECIMALS = 20

function realText(value: number, decimals: number, text: string): string {
  const roundsToZero = value !== 0 && Math.abs(value) < 0.5 / 10 ** decimals
  return !Number.isFinite(value) || roundsToZero || Math.abs(value) >= LONGEST_WRITTEN_OUT
    ? text
    : formatNumber(value, Math.max(decimals, Math.min(storedDecimals(text), MOST_DECIMALS)))
}
