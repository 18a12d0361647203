import { largeDataLog } from './data-log/data-log-seed'
import { plantSince } from './events/event-log-seed'
import { type Limits, SMALL } from './limits'
import { largeNodeTree } from './opcua/opcua-seed'
import { plantOperationLog } from './operations/operation-log-seed'
import { partsOf } from './parts'
import type { PanelState, Seed } from './state'

const MEGABYTE = 1024 * 1024

const allSlices =
  (panel: keyof Seed<unknown>) =>
  (now: number): PanelState =>
    Object.assign({}, ...Object.values(partsOf('seeds')).map(seed => seed[panel](now)))

const runningPlant = allSlices('runningPlant')

const withTags =
  (count: number) =>
  (now: number): PanelState => ({ ...runningPlant(now), nodeTree: largeNodeTree(count) })

const fullDisk = (now: number): PanelState => {
  const state = runningPlant(now)
  return { ...state, disk: { ...state.disk, usedBytes: 4087 * MEGABYTE } }
}

const twoRadios = (now: number): PanelState => {
  const state = runningPlant(now)
  return { ...state, specification: { ...state.specification, wifi_count: 2 } }
}

/** Months of alarms and of operations fill the logs. */
const largeLogs = (now: number): PanelState => {
  const state = runningPlant(now)
  const dataLogs = [...state.dataLogs, largeDataLog(now)]
  return { ...state, ...plantSince(now, 196), ...plantOperationLog(now, 20_000), dataLogs }
}

/** States to begin with, by the name that `npm start -- --seed` takes. */
export const SEEDS = {
  'factory-new': allSlices('factoryNew'),
  'running-plant': runningPlant,
  'large-opcua': withTags(10_000),
  'huge-opcua': withTags(100_000),
  'full-disk': fullDisk,
  'large-logs': largeLogs,
  'two-radios': twoRadios,
  /** On a panel with a small web server: see LIMITS. */
  small: runningPlant
}

export type SeedName = keyof typeof SEEDS

export const LIMITS: Partial<Record<SeedName, Limits>> = { small: SMALL }

export function isSeedName(text: string): text is SeedName {
  return Object.keys(SEEDS).includes(text)
}
