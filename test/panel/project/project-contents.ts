import type { Schemas } from '../../../src/api/generated/schema'
import type { DataLogSource } from '../data-log/data-log-source'
import type { AlarmDefinition } from '../events/event-log-state'
import type { RecipeSource } from '../recipe/recipes'
import { openContainer, packContainer } from './container'
import { isValid } from './contents-check'

/** A recipe as the project defines it, with the records that it comes with. */
export interface RecipeDefinition extends Pick<RecipeSource, 'id' | 'name' | 'items' | 'mostRecords'> {
  records: { name: string; values: string[] }[]
  /** The PLC that records can be loaded to; null if the project does not allow it. */
  plc: string | null
}

export type DataLogDefinition = Omit<DataLogSource, 'stretches' | 'removed'>

/** What a project defines beside its screens. */
export interface ProjectContents {
  recipes: RecipeDefinition[]
  dataLogs: DataLogDefinition[]
  alarms: AlarmDefinition[]
  /** Null in a project that does not use OPC UA. */
  nodeTree: Schemas['NodeTree'] | null
}

/** `DATA`, a zero that text does not have, and the version of the format. */
const MAGIC = [0x44, 0x41, 0x54, 0x41, 0x00, 0x01]

const NO_CONTENTS: ProjectContents = { recipes: [], dataLogs: [], alarms: [], nodeTree: null }

export const packContents = (contents: ProjectContents, screens: Uint8Array): Uint8Array =>
  packContainer(MAGIC, contents, screens)

/** The contents of a payload, none if it has only screens; undefined if they cannot be read. */
export function contentsIn(payload: Uint8Array): ProjectContents | undefined {
  const opened = openContainer(MAGIC, payload)
  if ('header' in opened) return isValid(opened.header) ? opened.header : undefined
  return opened.code === 'not_a_package' ? NO_CONTENTS : undefined
}
