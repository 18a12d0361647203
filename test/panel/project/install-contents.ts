import type { DataLogSource } from '../data-log/data-log-source'
import { recordsOf } from '../data-log/data-log-source'
import { bytesOf } from '../data-log/history'
import { deviceText } from '../device/device-text'
import { valueFault } from '../recipe/recipe-values'
import { definitionOf, type RecipeSource } from '../recipe/recipes'
import type { Services } from '../services'
import type { PanelState } from '../state'
import type { DataLogDefinition, ProjectContents, RecipeDefinition } from './project-contents'

export type Context = Pick<Services, 'state' | 'clock' | 'events' | 'opcua'>

export interface Kept {
  recipes: boolean
  history: boolean
}

/** What a project has on the panel, to be put back with it. */
export type Installed = Pick<PanelState, 'recipes' | 'dataLogs' | 'alarms' | 'nodeTree'> & { usesOpcua: boolean }

/** A copy that later changes do not reach. */
export function installedNow({ recipes, dataLogs, alarms, nodeTree, opcua }: PanelState, kept: Kept): Installed {
  const historyOf = ({ stretches }: DataLogSource) => (kept.history ? stretches.map(stretch => ({ ...stretch })) : [])
  return {
    recipes: structuredClone(recipes),
    dataLogs: dataLogs.map(log => ({ ...log, stretches: historyOf(log) })),
    alarms,
    nodeTree,
    usesOpcua: opcua.inProject
  }
}

/** Replaces what the previous project defined; records go on where definitions allow it. */
export function installContents(context: Context, contents: ProjectContents, kept: Kept): void {
  const { state, clock } = context
  const now = clock.now()
  put(context, {
    recipes: contents.recipes.map(definition => recipeFrom(definition, sameId(state.recipes, definition), kept, now)),
    dataLogs: contents.dataLogs.map(definition => logFrom(definition, sameId(state.dataLogs, definition), kept, now)),
    alarms: contents.alarms,
    nodeTree: contents.nodeTree ?? { folders: [] },
    usesOpcua: contents.nodeTree !== null
  })
}

/** The project that ran before has its records back; logs of both projects go on. */
export function putBack(context: Context, installed: Installed): void {
  const { dataLogs } = context.state
  put(context, { ...installed, dataLogs: installed.dataLogs.map(log => sameLog(dataLogs, log) ?? log) })
}

/** What is kept of logs that the project does not go on with. */
export const leftBytes = ({ dataLogs }: PanelState, installed: Installed | undefined, now: number): number =>
  bytesOf(installed?.dataLogs.filter(log => !sameLog(dataLogs, log)) ?? [], now)

function put({ state, events, opcua }: Context, { usesOpcua, alarms, ...installed }: Installed): void {
  // Alarms up to now are those of the previous project, in its logs.
  events.define(alarms)
  Object.assign(state, installed)
  state.opcua.inProject = usesOpcua
  void opcua.saved()
}

const sameId = <T extends { id: string }>(list: readonly T[], { id }: { id: string }): T | undefined =>
  list.find(item => item.id === id)

function recipeFrom(
  { plc, records, ...definition }: RecipeDefinition,
  before: RecipeSource | undefined,
  kept: Kept,
  now: number
): RecipeSource {
  const target = plc === null ? undefined : (before?.target ?? { plc, values: [], lastLoad: null })
  if (before && kept.recipes && definitionOf(before) === definitionOf({ ...before, ...definition }))
    return { ...before, ...definition, target }
  const first = before?.nextNumber ?? 0
  const found = before && kept.recipes ? converted(before, definition) : records
  return {
    ...definition,
    target: target && { ...target, values: [], lastLoad: null },
    inUse: false,
    nextNumber: first + found.length,
    changes: (before?.changes ?? 0) + 1,
    records: found.map((record, index) => ({
      ...record,
      number: first + index,
      changed_at: deviceText(now),
      changed_by: ''
    }))
  }
}

/** Values go over by the name of their item, where they are still valid. */
function converted({ items, records }: RecipeSource, definition: Pick<RecipeSource, 'items'>) {
  return records.map(({ name, values }) => ({
    name,
    values: definition.items.map(item => {
      const value = values[items.findIndex(other => other.name === item.name)]
      return value === undefined || valueFault(item, value) ? item.initial : value
    })
  }))
}

const sameLog = (logs: readonly DataLogSource[], log: DataLogDefinition): DataLogSource | undefined => {
  const found = sameId(logs, log)
  return found && channelsOf(found) === channelsOf(log) ? found : undefined
}

const channelsOf = ({ channels, everySeconds, mode }: DataLogDefinition) =>
  JSON.stringify([mode, everySeconds, channels.map(({ signal: _, ...channel }) => channel)])

function logFrom(
  definition: DataLogDefinition,
  before: DataLogSource | undefined,
  kept: Kept,
  now: number
): DataLogSource {
  if (before && channelsOf(before) === channelsOf(definition)) {
    // The machine goes on as it was: what it measures does not depend on the project.
    const same = { ...definition, channels: before.channels }
    if (kept.history) return { ...before, ...same }
    return { ...same, stretches: [], removed: endOf(before, now) }
  }
  return { ...definition, stretches: [], ...(before && { removed: endOf(before, now) }) }
}

/** Numbers of records are not used again. */
const endOf = (log: DataLogSource, now: number) => (log.removed ?? 0) + recordsOf(log, now).total
