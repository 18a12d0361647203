import type { Schemas } from '../../../src/api/generated/schema'
import { connectionsOf, disabledLinks } from '../communication/connections'
import { ssidOf } from '../network/hotspot'
import { actualMode, presentRadios } from '../network/radio-use'
import type { Services } from '../services'
import type { PanelState } from '../state'
import { deviceText } from './device-text'
import { hash } from './hash'
import type { Source, Storage } from './status-state'

type Status = Schemas['SystemStatus']

const DAY = 86_400_000
const HISTORY = { intervalSeconds: 60, readings: 60 }
/** Percent of the processor. */
const LOADS = { panel: 11, project: 7, job: 25, viewer: 3, client: 1 }

/** One reading of all sources; a silent one is null. */
export function readStatus(services: Services): Status {
  const { state, clock, network, opcua, easyAccess, links, webview, vnc, startedAt: startOf } = services
  const startedAt = startOf()
  const elapsed = clock.elapsed()
  const now = clock.now()
  const from = <T>(source: Source, value: T): T | null => (state.silentSources.has(source) ? null : value)
  const { versions, disk } = state
  const others = presentRadios(state)
    .slice(1)
    .map(({ slice }) => slice.wifi)

  return {
    time: deviceText(now),
    hostname: from('versions', versions.hostname),
    os_version: from('versions', versions.os),
    web_version: from('versions', versions.web),
    easyaccess_version: from('versions', versions.easyaccess),
    up_time_seconds: from('up-time', Math.floor((elapsed - startedAt) / 1000)),
    cpu_percent: from('processor', loadAt(services, elapsed)),
    temperature_celsius: from('temperature', temperatureAt(services, elapsed)),
    memory: from('memory', { used_bytes: memoryAt(state, elapsed), total_bytes: state.memory.totalBytes }),
    disk: from('disk', { used_bytes: diskAt(disk, elapsed), total_bytes: disk.totalBytes }),
    disk_days_until_full: from('disk', daysUntilFull(disk, elapsed)),
    project: from('project', projectOf(state)),
    last_backup: from('backups', newestOf([...dataBackups(state), ...recipeBackups(state)], now)),
    last_backups: from('backups', {
      data: newestOf(dataBackups(state), now),
      recipes: newestOf(recipeBackups(state), now)
    }),
    connections: {
      ethernet: from(
        'ethernet',
        state.ethernet.map(port => linkOf(network.status(port)))
      ),
      wifi: from('wifi', wifiOf(state)),
      ...(others.length > 0 && !state.silentSources.has('wifi') && { other_radios: others }),
      opcua: from('opcua', opcua.status()),
      easyaccess: from('easyaccess', { state: easyAccess.state() }),
      plcs: from('plcs', connectionsOf(links)),
      ...(!state.silentSources.has('plcs') && { disabled_plcs: disabledLinks(links) }),
      viewers: from('viewers', viewersOf(state, webview.viewers().length, vnc.viewers().length))
    },
    history: historyOf(state, { startedAt, elapsed }, from)
  }
}

function linkOf({ id, link, speed_mbit, address }: ReturnType<Services['network']['status']>) {
  return { id, link, speed_mbit, address }
}

function wifiOf(state: PanelState): Status['connections']['wifi'] {
  return { ...state.wifi, ...(actualMode(state.radio) === 'hotspot' && { hotspot: ssidOf(state) }) }
}

function viewersOf({ project }: PanelState, webview: number, vnc: number): Status['connections']['viewers'] {
  return project?.state === 'running' ? { webview, vnc } : { webview: 0, vnc: 0 }
}

const dataBackups = ({ dataBackup }: PanelState): number[] =>
  dataBackup.runs.flatMap(({ verifiedAt, target }) => (target === 'pc' ? [] : (verifiedAt ?? [])))

const recipeBackups = ({ recipeBackup }: PanelState): number[] => recipeBackup.copies.map(copy => copy.madeAt)

function newestOf(times: readonly number[], now: number): Schemas['LastBackup'] {
  if (times.length === 0) return { made_at: null, age_seconds: null }
  const madeAt = Math.max(...times)
  return { made_at: deviceText(madeAt), age_seconds: Math.max(0, Math.floor((now - madeAt) / 1000)) }
}

function projectOf({ project }: PanelState): Status['project'] {
  if (!project) return { name: '', state: 'stopped', since: null }
  const { name, state, since } = project
  return { name, state, since: deviceText(since) }
}

/** Readings since the last start, because they are only in memory. */
function historyOf(
  state: PanelState,
  { startedAt, elapsed }: { startedAt: number; elapsed: number },
  from: <T>(source: Source, value: T) => T | null
): Status['history'] {
  const { intervalSeconds } = HISTORY
  const readings = Math.min(HISTORY.readings, Math.floor((elapsed - startedAt) / (intervalSeconds * 1000)) + 1)
  const times = Array.from(
    { length: readings },
    (_, index) => elapsed - (readings - 1 - index) * intervalSeconds * 1000
  )
  const percent = (used: number, total: number) => Math.round((used / total) * 1000) / 10
  return {
    interval_seconds: intervalSeconds,
    memory_percent: times.map(time => from('memory', percent(memoryAt(state, time), state.memory.totalBytes))),
    disk_percent: times.map(time => from('disk', percent(diskAt(state.disk, time), state.disk.totalBytes)))
  }
}

/** Of the panel itself, its project, the tasks of its runtime, jobs, and who is connected. Times are readings of `clock.elapsed()`. */
function loadAt({ state, jobs, codesys, webview, opcua }: Services, time: number): number {
  const project = state.project?.state === 'running' ? LOADS.project : 0
  const connected = webview.viewers().length * LOADS.viewer + opcua.status().clients * LOADS.client
  const busy = jobs.countAt(time) * LOADS.job
  const load = LOADS.panel + drift(time, 3) * 9 + project + codesys.processorLoad() + connected + busy
  return Math.min(100, Math.round(load * 10) / 10)
}

/** The case follows the load of the last five minutes. */
function temperatureAt(services: Services, time: number): number {
  const loads = Array.from({ length: 10 }, (_, index) => loadAt(services, time - index * 30_000))
  const mean = loads.reduce((sum, load) => sum + load, 0) / loads.length
  return Math.round((39 + mean / 4) * 10) / 10
}

function memoryAt({ memory }: PanelState, time: number): number {
  return Math.round(memory.totalBytes * (memory.usedShare + drift(time, 5) * 0.004))
}

export const memoryPercent = ({ state, clock }: Services): number =>
  (memoryAt(state, clock.elapsed()) / state.memory.totalBytes) * 100

export function freeBytes({ disk }: PanelState, elapsed: number): number {
  return disk.totalBytes - diskAt(disk, elapsed)
}

/** By the time that passes, whatever the clock is set to. */
export function diskAt({ totalBytes, usedBytes, at, growthPerDay }: Storage, elapsed: number): number {
  const used = usedBytes + ((elapsed - at) / DAY) * growthPerDay
  return Math.round(Math.min(totalBytes, Math.max(0, used)))
}

function daysUntilFull(disk: Storage, elapsed: number): number | null {
  if (disk.growthPerDay <= 0) return null
  const free = disk.totalBytes - diskAt(disk, elapsed)
  return Math.floor((free / disk.growthPerDay) * 10) / 10
}

/** -1 to 1, a new value every five seconds. */
function drift(time: number, seed: number): number {
  return 2 * hash(seed, Math.floor(time / 5000)) - 1
}
