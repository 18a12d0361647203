import type { Schemas } from '../../../src/api/generated/schema'
import { connectionsOf } from '../communication/connections'
import { ssidOf } from '../network/hotspot'
import { actualMode } from '../network/radio-use'
import type { Services } from '../services'
import type { PanelState } from '../state'
import { deviceText } from './device-text'
import { hash } from './hash'
import type { Source, Storage } from './status-state'

type Status = Schemas['SystemStatus']

const DAY = 86_400_000
const HISTORY = { intervalSeconds: 60, readings: 60 }

/** One reading of all sources; a silent one is null. */
export function readStatus(services: Services): Status {
  const { state, clock, network, opcua, easyAccess, codesys, links, webview, startedAt: startOf } = services
  const startedAt = startOf()
  const now = clock.now()
  const from = <T>(source: Source, value: T): T | null => (state.silentSources.has(source) ? null : value)
  const { versions, disk } = state

  return {
    time: deviceText(now),
    hostname: from('versions', versions.hostname),
    os_version: from('versions', versions.os),
    web_version: from('versions', versions.web),
    easyaccess_version: from('versions', versions.easyaccess),
    up_time_seconds: from('up-time', Math.floor((clock.elapsed() - startedAt) / 1000)),
    cpu_percent: from('processor', loadAt(now, codesys.processorLoad())),
    temperature_celsius: from('temperature', 44 + Math.round(drift(now, 7) * 40) / 10),
    memory: from('memory', { used_bytes: memoryAt(state, now), total_bytes: state.memory.totalBytes }),
    disk: from('disk', { used_bytes: diskAt(disk, now), total_bytes: disk.totalBytes }),
    disk_days_until_full: from('disk', daysUntilFull(disk, now)),
    project: from('project', projectOf(state)),
    last_backup: from('backups', lastBackup(state, now)),
    connections: {
      ethernet: from(
        'ethernet',
        state.ethernet.map(port => linkOf(network.status(port)))
      ),
      wifi: from('wifi', wifiOf(state)),
      opcua: from('opcua', opcua.status()),
      easyaccess: from('easyaccess', { state: easyAccess.state() }),
      plcs: from('plcs', connectionsOf(links)),
      viewers: from('viewers', viewersOf(state, webview.viewers().length))
    },
    history: historyOf(state, now, from)
  }
}

function linkOf({ id, link, speed_mbit, address }: ReturnType<Services['network']['status']>) {
  return { id, link, speed_mbit, address }
}

function wifiOf(state: PanelState): Status['connections']['wifi'] {
  return { ...state.wifi, ...(actualMode(state.radio) === 'hotspot' && { hotspot: ssidOf(state) }) }
}

function viewersOf({ project, levelConnections }: PanelState, webViewers: number): Status['connections']['viewers'] {
  if (project?.state !== 'running') return { webview: 0, vnc: 0 }
  const vnc = Object.values(levelConnections)
    .flat()
    .filter(({ service }) => service === 'vnc')
  return { webview: webViewers, vnc: vnc.length }
}

function lastBackup({ recipeBackup, dataBackup }: PanelState, now: number): Status['last_backup'] {
  const times = [
    ...recipeBackup.copies.map(copy => copy.madeAt),
    ...dataBackup.runs.flatMap(({ verifiedAt, target }) => (target === 'pc' ? [] : (verifiedAt ?? [])))
  ]
  if (times.length === 0) return { made_at: null, age_seconds: null }
  const madeAt = Math.max(...times)
  return { made_at: deviceText(madeAt), age_seconds: Math.max(0, Math.floor((now - madeAt) / 1000)) }
}

function projectOf({ project }: PanelState): Status['project'] {
  if (!project) return { name: '', state: 'stopped', since: null }
  const { name, state, since } = project
  return { name, state, since: deviceText(since) }
}

function historyOf(state: PanelState, now: number, from: <T>(source: Source, value: T) => T | null): Status['history'] {
  const { intervalSeconds, readings } = HISTORY
  const times = Array.from({ length: readings }, (_, index) => now - (readings - 1 - index) * intervalSeconds * 1000)
  const percent = (used: number, total: number) => Math.round((used / total) * 1000) / 10
  return {
    interval_seconds: intervalSeconds,
    memory_percent: times.map(time => from('memory', percent(memoryAt(state, time), state.memory.totalBytes))),
    disk_percent: times.map(time => from('disk', percent(diskAt(state.disk, time), state.disk.totalBytes)))
  }
}

/** Of the panel itself and of the tasks of its runtime. */
function loadAt(time: number, tasks: number): number {
  return Math.min(100, Math.round((18 + drift(time, 3) * 9 + tasks) * 10) / 10)
}

function memoryAt({ memory }: PanelState, time: number): number {
  return Math.round(memory.totalBytes * (memory.usedShare + drift(time, 5) * 0.004))
}

export function freeBytes({ disk }: PanelState, time: number): number {
  return disk.totalBytes - diskAt(disk, time)
}

export function diskAt({ totalBytes, usedBytes, at, growthPerDay }: Storage, time: number): number {
  const used = usedBytes + ((time - at) / DAY) * growthPerDay
  return Math.round(Math.min(totalBytes, Math.max(0, used)))
}

function daysUntilFull(disk: Storage, now: number): number | null {
  if (disk.growthPerDay <= 0) return null
  const free = disk.totalBytes - diskAt(disk, now)
  return Math.floor((free / disk.growthPerDay) * 10) / 10
}

/** -1 to 1, a new value every five seconds. */
function drift(time: number, seed: number): number {
  return 2 * hash(seed, Math.floor(time / 5000)) - 1
}
