import type { Schemas } from '../../../src/api/generated/schema'
import { presentRadios } from '../network/radio-use'
import type { Services } from '../services'
import type { PanelState } from '../state'
import { deviceText } from './device-text'
import { lacksScreen } from './missing-screens'
import { diskAt } from './status'
import type { Source } from './status-state'

type Health = Schemas['SubsystemHealth']
type Id = Health['id']
type Reading = Pick<Health, 'state' | 'code' | 'params'>

export const DISK_ATTENTION = 80
export const DISK_FAULT = 90

const SOURCES: Record<Id, Source> = {
  project: 'project',
  opcua: 'opcua',
  codesys: 'codesys',
  easyaccess: 'easyaccess',
  network: 'ethernet',
  storage: 'disk',
  clock: 'clock'
}

const reading = (state: Reading['state'], code: Reading['code'], params: Reading['params'] = {}): Reading => ({
  state,
  code,
  params
})

/** The state of each subsystem; of a silent one also the age of its last response. */
export function readSubsystems(services: Services): Health[] {
  const { state, easyAccess, codesys } = services
  const readings: Record<Id, () => Reading> = {
    project: () => projectReading(state),
    opcua: () => opcuaReading(services),
    codesys: () => codesysReading(codesys.report()),
    easyaccess: () => easyAccessReading(easyAccess.report()),
    network: () => networkReading(state),
    storage: () => storageReading(diskPercent(services)),
    clock: () => clockReading(services)
  }
  // Object.keys cannot know that the record has no other keys.
  const ids = (Object.keys(readings) as Id[]).filter(id => !lacksScreen(state, id))
  return ids.map(id => {
    if (state.silentSources.has(SOURCES[id]))
      return { id, ...reading('unknown', 'no_answer'), ...lastSeen(services, id) }
    return { id, ...readings[id](), age_seconds: 0 }
  })
}

/** Which subsystems respond now. */
export function noteSeen({ state, clock }: Pick<Services, 'state' | 'clock'>): void {
  const seen = clock.elapsed()
  for (const id of Object.keys(SOURCES) as Id[]) if (!state.silentSources.has(SOURCES[id])) state.healthSeen[id] = seen
}

function lastSeen({ state, clock }: Services, id: Id): Pick<Health, 'age_seconds'> {
  const seen = state.healthSeen[id]
  return { age_seconds: seen === undefined ? null : Math.max(0, Math.floor((clock.elapsed() - seen) / 1000)) }
}

/** Why the server does not run although it should; one that somebody has stopped should not. */
export function opcuaFault({ opcua, state: { opcua: stored } }: Services): string | undefined {
  const { availability, state, last_error: error } = opcua.server()
  if (state === 'Running') return undefined
  return error?.code ?? (availability === 'service_unavailable' && stored.settings.autostart ? availability : undefined)
}

function opcuaReading(services: Services): Reading {
  if (services.opcua.status().state === 'Running') return reading('good', 'running')
  return reading(opcuaFault(services) === undefined ? 'off' : 'fault', 'stopped')
}

function codesysReading({ availability, runtime, licence }: Schemas['Codesys']): Reading {
  if (availability !== 'available') return reading('off', 'not_activated')
  if (runtime.state === 'running')
    return licence.state === 'demo' ? reading('attention', 'demo') : reading('good', 'running')
  return reading(runtime.state === 'fault' ? 'fault' : 'off', 'stopped')
}

const EASYACCESS: Record<Schemas['EasyAccessState'], Reading> = {
  Connected: reading('good', 'connected'),
  Occupied: reading('good', 'occupied'),
  Connecting: reading('attention', 'connecting'),
  Disconnected: reading('off', 'disconnected'),
  'Not Activated': reading('off', 'not_activated')
}

/** Disconnected after a failure is not what was wanted. */
function easyAccessReading({ state, error_code: code }: Schemas['EasyAccessReport']): Reading {
  return state === 'Disconnected' && code !== null ? reading('attention', 'disconnected') : EASYACCESS[state]
}

function projectReading({ project }: PanelState): Reading {
  if (!project) return reading('off', 'no_project')
  if (project.state === 'updating') return reading('attention', 'updating')
  return project.state === 'running' ? reading('good', 'running') : reading('fault', 'stopped')
}

export const failedRadios = (state: PanelState) =>
  presentRadios(state).filter(({ slice: { wifi } }) => wifi.state === 'PASSWDERR' || wifi.state === 'FILEOPENERR')

function networkReading(state: PanelState): Reading {
  const { ethernet } = state
  const up = ethernet.filter(({ cable }) => cable !== undefined).length
  const params = { up: String(up), total: String(ethernet.length) }
  if (failedRadios(state).length > 0) return reading('attention', 'wifi_failed', params)
  const isJoined = presentRadios(state).some(({ slice }) => slice.wifi.state === 'CONNECTED')
  if (up === 0 && !isJoined) return reading('fault', 'no_link', params)
  return reading('good', 'ports', params)
}

function storageReading(percent: number): Reading {
  const state = percent >= DISK_FAULT ? 'fault' : percent >= DISK_ATTENTION ? 'attention' : 'good'
  return reading(state, 'used', { percent: String(percent) })
}

function clockReading(services: Services): Reading {
  if (clockIsWrong(services)) return reading('attention', 'wrong')
  return reading('good', services.state.timeIsSynchronised ? 'set_by_server' : 'set_by_hand')
}

/** A panel cannot have run before its image was built. */
export function clockIsWrong({ state, clock }: Services): boolean {
  return deviceText(clock.now()) < state.hardware.imageBuilt
}

export function diskPercent({ state: { disk }, clock }: Services): number {
  return Math.round((diskAt(disk, clock.elapsed()) / disk.totalBytes) * 100)
}
