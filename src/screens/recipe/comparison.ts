import type { RecipeItem } from '../../api/recipe'
import { isSameValue } from './value-rules'

export interface Comparison {
  item: RecipeItem
  index: number
  one: string
  other: string
  different: boolean
}

export function comparedItems(
  items: readonly RecipeItem[],
  ones: readonly string[],
  others: readonly string[]
): Comparison[] {
  return items.map((item, index) => {
    const one = ones[index] ?? ''
    const other = others[index] ?? ''
    return { item, index, one, other, different: !isSameValue(item, one, other) }
  })
}
