import { createHash, randomBytes } from 'node:crypto'
import type { Schemas } from '../../../src/api/generated/schema'
import { deviceText, isoText } from '../device/device-text'
import { AREAS, type Area, fromHex, type Registers, toHex, wordsAt, writeWords } from '../project/registers'
import type { PanelState } from '../state'
import { type BackupCopy, type CopiedRecipe, FORMAT } from './backup-recipe-state'
import { deleteRecord, type RecipeSource } from './recipes'

type CopyFile = Pick<BackupCopy, 'text' | 'checksum'>
type Plan = Schemas['RecipeRestoreCount']

/** What a copy is made of. */
export type CopySource = Pick<PanelState, 'hmiName' | 'media' | 'project' | 'recipeBackup' | 'recipes' | 'registers'>

export const projectOf = ({ project }: Pick<PanelState, 'project'>): Schemas['RecipeBackupProject'] => ({
  name: project?.name ?? '',
  compiled_at: project ? deviceText(project.compiledAt) : ''
})

export const checksumOf = (text: string) => createHash('sha256').update(text).digest('hex')

export const sizeOf = ({ text }: BackupCopy) => Buffer.byteLength(text)

/** A copy of what the panel holds now; nothing of it is written yet. */
export function makeCopy(
  state: CopySource,
  now: number,
  madeBy: string,
  file: CopyFile = makeCopyFile(state, now)
): BackupCopy {
  const { settings, copies } = state.recipeBackup
  return {
    id: randomBytes(8).toString('hex'),
    name: freeName(expandName(settings.name_pattern, state, now), copies),
    madeAt: now,
    madeBy,
    target: settings.target,
    mediumId: state.media.find(({ kind }) => kind === settings.target)?.id,
    contents: settings.contents,
    project: projectOf(state),
    format: FORMAT,
    ...file
  }
}

/** What the panel holds, as a copy of it is written. */
export function makeCopyFile(state: CopySource, now: number): CopyFile {
  const { contents } = state.recipeBackup.settings
  const recipes = state.recipes.map(({ id, name, nextNumber, records }) => ({ id, name, nextNumber, records }))
  const areas = AREAS.filter(area => contents.includes(area))
  const memory = Object.fromEntries(areas.map(area => [area, toHex(wordsAt(state.registers[area], now))]))
  const content = { ...(contents.includes('recipes') && { recipes }), ...memory }
  const text = JSON.stringify({ format: FORMAT, project: projectOf(state), ...content }, null, 1)
  return { text, checksum: checksumOf(text) }
}

export function recipesIn({ text }: BackupCopy): CopiedRecipe[] {
  return JSON.parse(text).recipes ?? []
}

function wordsIn({ text }: BackupCopy): [Area, number[]][] {
  const content = JSON.parse(text)
  return AREAS.filter(area => area in content).map(area => [area, fromHex(content[area])])
}

export const countRecords = (copy: BackupCopy) => recipesIn(copy).reduce((sum, { records }) => sum + records.length, 0)

/** Where the copy is, as long as that is in the panel. */
export const mediumOf = ({ media }: PanelState, { mediumId }: BackupCopy) => media.find(({ id }) => id === mediumId)

export const isAway = (state: PanelState, copy: BackupCopy) => copy.target !== 'pc' && !mediumOf(state, copy)

export function shownCopy(copy: BackupCopy, state: PanelState): Schemas['RecipeBackup'] {
  const { id, name, madeAt, madeBy, target, contents, project, format, checksum } = copy
  return {
    ...{ id, name, target, contents, project, format, checksum },
    made_at: deviceText(madeAt),
    made_by: madeBy,
    size_bytes: sizeOf(copy),
    records: countRecords(copy),
    available: !isAway(state, copy)
  }
}

/** The changes that a restore would make to each recipe. */
export function planRestore(copy: BackupCopy, sources: RecipeSource[]): Plan[] {
  return recipesIn(copy).map(({ id, name, records }) => {
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
export function planMemory(copy: BackupCopy, registers: Registers, now: number): Schemas['MemoryRestoreCount'][] {
  return wordsIn(copy).map(([area, words]) => {
    const held = wordsAt(registers[area], now)
    return { area, words: words.length, changed: words.filter((word, address) => word !== held[address]).length }
  })
}

export function restoreCopy(copy: BackupCopy, { recipes: sources, registers }: PanelState, now: number): void {
  for (const [area, words] of wordsIn(copy)) writeWords(registers[area], words, now)
  for (const { id, nextNumber, records } of recipesIn(copy)) {
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

function expandName(pattern: string, { hmiName, project }: CopySource, now: number): string {
  const [yyyy = '', MM = '', dd = '', HH = '', mm = '', ss = ''] = isoText(now).split(/[-T:]/)
  const parts: Record<string, string> = { yyyy, MM, dd, HH, mm, ss }
  return pattern.replace(/\{([^{}]*)\}/g, (_, inner: string) => {
    if (inner === 'hmi') return hmiName
    if (inner === 'project') return (project?.name ?? '').replace(/[\\/:*?"<>|]/g, '_')
    return inner.replace(/yyyy|MM|dd|HH|mm|ss/g, part => parts[part] ?? '')
  })
}

function freeName(name: string, copies: BackupCopy[]): string {
  const taken = new Set(copies.map(copy => copy.name))
  let free = name
  for (let suffix = 2; taken.has(free); suffix += 1) free = `${name}_${suffix}`
  return free
}
