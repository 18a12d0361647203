import type { Schemas } from '../../../src/api/generated/schema'
import { AREAS, type Area, fromHex, type Registers, wordsAt, writeWords } from '../project/registers'
import type { PanelState } from '../state'
import type { CopiedRecipe } from './backup-recipe-state'
import { deleteRecord, type RecipeSource } from './recipes'

type Plan = Schemas['RecipeRestoreCount']

/** The text of a copy's file; its checksum says that the panel has written it. */
type CopyText = string

const recipesIn = (text: CopyText): CopiedRecipe[] => JSON.parse(text).recipes ?? []

function wordsIn(text: CopyText): [Area, number[]][] {
  const content = JSON.parse(text)
  return AREAS.filter(area => area in content).map(area => [area, fromHex(content[area])])
}

export type Parts = Pick<Schemas['RecipeRestore'], 'recipes' | 'memory'>

/** The parts that the copy holds. */
export function partsOf(text: CopyText): Parts {
  return { recipes: recipesIn(text).map(({ name }) => name), memory: wordsIn(text).map(([area]) => area) }
}

/** The copy with the chosen parts alone. */
export function onlyParts(text: CopyText, { recipes, memory }: Parts): CopyText {
  const words = wordsIn(text).filter(([area]) => memory.includes(area))
  const content = JSON.parse(text)
  return JSON.stringify({
    recipes: recipesIn(text).filter(({ name }) => recipes.includes(name)),
    ...Object.fromEntries(words.map(([area]) => [area, content[area]]))
  })
}

export const countRecords = (text: CopyText): number =>
  recipesIn(text).reduce((sum, { records }) => sum + records.length, 0)

/** The changes that a restore would make to each recipe. */
export function planRestore(text: CopyText, sources: RecipeSource[]): Plan[] {
  return recipesIn(text).map(({ id, name, records }) => {
    const now = new Map(sources.find(source => source.id === id)?.records.map(record => [record.number, record]))
    const known = records.filter(({ number }) => now.has(number))
    const changed = known.filter(record => contentOf(record) !== contentOf(now.get(record.number)))
    return {
      recipe: name,
      added: records.length - known.length,
      changed: changed.length,
      deleted: now.size - known.length,
      unchanged: known.length - changed.length
    }
  })
}

/** How many words of the memory a restore would change. */
export function planMemory(text: CopyText, registers: Registers, now: number): Schemas['MemoryRestoreCount'][] {
  return wordsIn(text).map(([area, words]) => {
    const held = wordsAt(registers[area], now)
    return { area, words: words.length, changed: words.filter((word, address) => word !== held[address]).length }
  })
}

export function restoreCopy(text: CopyText, { recipes: sources, registers }: PanelState, now: number): void {
  for (const [area, words] of wordsIn(text)) writeWords(registers[area], words, now)
  for (const { id, nextNumber, records } of recipesIn(text)) {
    const source = sources.find(other => other.id === id)
    if (!source) continue
    for (const { number } of source.records) deleteRecord(source, number)
    source.records = records
    source.nextNumber = Math.max(source.nextNumber, nextNumber)
    source.changes += 1
  }
}

const contentOf = (record: { name: string; values: string[] } | undefined) =>
  JSON.stringify([record?.name, record?.values])
