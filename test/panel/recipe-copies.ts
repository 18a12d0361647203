import { createHash, randomBytes } from 'node:crypto'
import type { Schemas } from '../../src/api/schema'
import { deviceText, isoText } from './device-text'
import { type BackupCopy, type CopiedRecipe, FORMAT, type RecipeBackupState } from './recipe-backup-state'
import { deleteRecord, type RecipeSource } from './recipes'
import type { PanelState } from './state'

const RETENTIVE_WORDS = 4096
const EXTENDED_WORDS = 16_384

type Plan = Schemas['RecipeRestoreCount']

export const checksumOf = (text: string) => createHash('sha256').update(text).digest('hex')

export const sizeOf = ({ text }: BackupCopy) => Buffer.byteLength(text)

/** A copy of what the panel holds now; nothing of it is written yet. */
export function makeCopy(state: PanelState, now: number, madeBy: string): BackupCopy {
  const { settings, compiledAt, copies } = state.recipeBackup
  const recipes = state.recipes.map(({ id, name, nextNumber, records }) => ({ id, name, nextNumber, records }))
  const project = { name: state.project?.name ?? '', compiled_at: compiledAt }
  const memory = {
    ...(settings.contents.includes('retentive') && { retentive: '00'.repeat(RETENTIVE_WORDS * 2) }),
    ...(settings.contents.includes('extended') && { extended: '00'.repeat(EXTENDED_WORDS * 2) })
  }
  const content = { ...(settings.contents.includes('recipes') && { recipes }), ...memory }
  const text = JSON.stringify({ format: FORMAT, project, ...content }, null, 1)
  return {
    id: randomBytes(8).toString('hex'),
    name: freeName(expandName(settings.name_pattern, state, now), copies),
    madeAt: now,
    madeBy,
    target: settings.target,
    contents: settings.contents,
    project,
    format: FORMAT,
    text,
    checksum: checksumOf(text)
  }
}

export function recipesIn({ text }: BackupCopy): CopiedRecipe[] {
  return JSON.parse(text).recipes ?? []
}

export const countRecords = (copy: BackupCopy) => recipesIn(copy).reduce((sum, { records }) => sum + records.length, 0)

export function shownCopy(copy: BackupCopy, { media }: RecipeBackupState): Schemas['RecipeBackup'] {
  const { id, name, madeAt, madeBy, target, contents, project, format, checksum } = copy
  return {
    ...{ id, name, target, contents, project, format, checksum },
    made_at: deviceText(madeAt),
    made_by: madeBy,
    size_bytes: sizeOf(copy),
    records: countRecords(copy),
    available: target === 'pc' || media.some(medium => medium.target === target && medium.present)
  }
}

/** What a restore would do to each recipe. */
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

export function restoreCopy(copy: BackupCopy, sources: RecipeSource[]): void {
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

function expandName(pattern: string, { hmiName, project }: PanelState, now: number): string {
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
  for (let place = 2; taken.has(free); place += 1) free = `${name}_${place}`
  return free
}
