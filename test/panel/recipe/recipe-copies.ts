import { createHash, randomBytes } from 'node:crypto'
import type { Schemas } from '../../../src/api/generated/schema'
import { deviceText } from '../device/device-text'
import { AREAS, toHex, wordsAt } from '../project/registers'
import type { PanelState } from '../state'
import { expandName } from '../storage/name-pattern'
import { isServer } from '../storage/target'
import { type BackupCopy, type BackupSettings, FORMAT } from './backup-recipe-state'

/** What a copy is made of. */
export type CopySource = Pick<PanelState, 'hmiName' | 'media' | 'project' | 'recipeBackup' | 'recipes' | 'registers'>

export const projectOf = ({ project }: Pick<PanelState, 'project'>): Schemas['RecipeBackupProject'] => ({
  name: project?.name ?? '',
  compiled_at: project ? deviceText(project.compiledAt) : ''
})

export const checksumOf = (text: string) => createHash('sha256').update(text).digest('hex')

export const fileOf = ({ name }: Pick<BackupCopy, 'name'>) => `${name}.json`

/** A copy of what the panel holds now, with the text of its file; nothing of it is written yet. */
export function makeCopy(
  state: CopySource,
  settings: BackupSettings,
  now: number,
  madeBy: string,
  text = copyText(state, settings, now)
): BackupCopy {
  return {
    id: randomBytes(8).toString('hex'),
    name: freeName(nameOf(settings.name_pattern, state, now), state.recipeBackup.copies),
    madeAt: now,
    madeBy,
    target: { ...settings.target, password: '' },
    mediumId: state.media.find(({ kind }) => kind === settings.target.kind)?.id,
    contents: settings.contents,
    project: projectOf(state),
    format: FORMAT,
    records: settings.contents.includes('recipes') ? recordsIn(state) : 0,
    sizeBytes: Buffer.byteLength(text),
    checksum: checksumOf(text)
  }
}

export const recordsIn = ({ recipes }: Pick<PanelState, 'recipes'>) =>
  recipes.reduce((sum, { records }) => sum + records.length, 0)

/** What the panel holds, as a copy of it is written. */
export function copyText(state: CopySource, { contents }: Pick<BackupSettings, 'contents'>, now: number): string {
  const recipes = state.recipes.map(({ id, name, nextNumber, records }) => ({ id, name, nextNumber, records }))
  const areas = AREAS.filter(area => contents.includes(area))
  const memory = Object.fromEntries(areas.map(area => [area, toHex(wordsAt(state.registers[area], now))]))
  const content = { ...(contents.includes('recipes') && { recipes }), ...memory }
  return JSON.stringify({ format: FORMAT, project: projectOf(state), ...content }, null, 1)
}

/** Where the copy is, as long as that is in the panel. */
export const mediumOf = ({ media }: PanelState, { mediumId }: BackupCopy) => media.find(({ id }) => id === mediumId)

/** Why the panel cannot even try to read a copy. */
export function obstacleToReading(state: PanelState, copy: BackupCopy): 'medium_missing' | 'other_server' | undefined {
  const { kind } = copy.target
  if (kind === 'pc') return undefined
  if (isServer(kind)) return isOnServerOf(state.recipeBackup.settings, copy) ? undefined : 'other_server'
  return mediumOf(state, copy) ? undefined : 'medium_missing'
}

function isOnServerOf({ target: now }: BackupSettings, { target: then }: BackupCopy): boolean {
  return (['kind', 'host', 'port', 'username'] as const).every(name => now[name] === then[name])
}

export function shownCopy(copy: BackupCopy, state: PanelState): Schemas['RecipeBackup'] {
  const { id, name, madeAt, madeBy, target, contents, project, format, records, sizeBytes, checksum } = copy
  return {
    ...{ id, name, contents, project, format, records, checksum },
    target: target.kind,
    host: isServer(target.kind) ? target.host : '',
    made_at: deviceText(madeAt),
    made_by: madeBy,
    size_bytes: sizeBytes,
    available: obstacleToReading(state, copy) === undefined
  }
}

const nameOf = (pattern: string, { hmiName: hmi, project }: CopySource, now: number) =>
  expandName(pattern, { hmi, project: (project?.name ?? '').replace(/[\\/:*?"<>|]/g, '_') }, now)

function freeName(name: string, copies: BackupCopy[]): string {
  const taken = new Set(copies.map(copy => copy.name))
  let free = name
  for (let suffix = 2; taken.has(free); suffix += 1) free = `${name}_${suffix}`
  return free
}
