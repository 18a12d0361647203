import type { RecipeItem } from '../../api/recipe'
import { formatNumber } from '../../lib/text/format'
import type { Translator } from '../../lib/text/i18n'
import { plainText } from '../../lib/text/plain-text'
import { isReal, limitsOf } from './value-rules'

const GROUP_SPACE = '\u00a0'
const LONGEST_WRITTEN_OUT = 1e15
const LONGEST_NAME = 60

/** A value as it is read: grouped, with the decimals of its item or more where more are stored, every digit of a whole number. */
export function valueText(item: RecipeItem, text: string, t: Translator['t']): string {
  if (item.type === 'string') return plainText(text)
  if (item.type === 'bit') return text === '1' ? t('recipe.bit.on') : text === '0' ? t('recipe.bit.off') : text
  return isReal(item) ? realText(Number(text), item.decimals, text) : text.replace(/\B(?=(\d{3})+$)/g, GROUP_SPACE)
}

/** The same where room is scarce: between the groups of a long number it may go on in the next line. */
export const breakable = (text: string): string => text.replace(/\u00a0/g, ' ')

/** The name of an item as a title; '#3' where the project has none. */
export function itemName({ name }: RecipeItem, index: number): string {
  return plainText(name, LONGEST_NAME) || `#${index + 1}`
}

export function itemTitle(item: RecipeItem, index: number): string {
  const unit = plainText(item.unit, 16)
  return unit ? `${itemName(item, index)} (${unit})` : itemName(item, index)
}

/** What the item takes, in one line below its field. */
export function valueHint(item: RecipeItem, t: Translator['t']): string | undefined {
  if (item.type === 'string') return t('recipe.value.bytes', { max: item.length ?? 0 })
  const limits = limitsOf(item)
  if (!limits) return undefined
  const open = isReal(item) && item.min === null && item.max === null
  if (open) return t(item.type === 'float' ? 'recipe.type.float' : 'recipe.type.double')
  return t('recipe.value.range', { min: valueText(item, limits.min, t), max: valueText(item, limits.max, t) })
}

const storedDecimals = (text: string) => /^-?\d*\.(\d*[1-9])0*$/.exec(text)?.[1]?.length ?? 0
const MOST_DECIMALS = 20

function realText(value: number, decimals: number, text: string): string {
  const tiny = value !== 0 && Math.abs(value) < 0.5 / 10 ** decimals
  return !Number.isFinite(value) || tiny || Math.abs(value) >= LONGEST_WRITTEN_OUT
    ? text
    : formatNumber(value, Math.max(decimals, Math.min(storedDecimals(text), MOST_DECIMALS)))
}
