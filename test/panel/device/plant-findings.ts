import type { Schemas } from '../../../src/api/generated/schema'
import { outageSince } from '../communication/outages'
import type { Services } from '../services'
import { timeOf } from './device-text'
import { type Found, found, foundSince } from './finding'
import { memoryPercent } from './status'

const DAY = 86_400_000
const MEMORY_ATTENTION = 85
/** A copy may be this much later than its schedule says. */
const OVERDUE_AFTER: Record<Schemas['DataBackupSettings']['schedule'], number> = {
  none: Number.POSITIVE_INFINITY,
  event: Number.POSITIVE_INFINITY,
  daily: 2 * DAY,
  weekly: 8 * DAY
}

export function projectFindings({ state: { project, silentSources } }: Services): Found[] {
  if (silentSources.has('project')) return []
  if (!project) return [found('hint', 'no_project')]
  const { state, name, since } = project
  if (state === 'running') return []
  const finding =
    state === 'updating'
      ? found('attention', 'project_updating', { name })
      : found('fault', 'project_stopped', { name })
  return [foundSince(since, finding)]
}

/** Links that the project needs; while it is stopped, none is expected. */
export function plcFindings({ state, links }: Services): Found[] {
  if (state.silentSources.has('plcs') || state.project?.state !== 'running') return []
  return links
    .list()
    .filter(link => link.state === 'no_reply' || link.state === 'port_conflict')
    .map(({ id, name }) => {
      const finding = found('fault', 'plc_disconnected', { name }, id)
      const since = outageSince(state, id)
      return since === undefined ? finding : foundSince(since, finding)
    })
}

export function codesysFindings({ state, codesys }: Services): Found[] {
  if (state.silentSources.has('codesys')) return []
  const { availability, runtime } = codesys.report()
  if (availability !== 'available' || runtime.state !== 'fault') return []
  return [{ ...found('fault', 'codesys_fault'), since: runtime.since }]
}

/** A passive panel waits for its host, so that only a failure is one. */
export function hostFindings({ secsGem }: Services): Found[] {
  const { connection, since } = secsGem.status()
  return connection === 'failure' ? [{ ...found('fault', 'host_disconnected'), since }] : []
}

export function memoryFindings(services: Services): Found[] {
  if (services.state.silentSources.has('memory')) return []
  const percent = Math.floor(memoryPercent(services))
  return percent < MEMORY_ATTENTION ? [] : [found('attention', 'memory_almost_full', { percent: String(percent) })]
}

/** Of the newest data backup, and of a schedule that has brought no copy in time. */
export function backupFindings({ state: { dataBackup }, clock }: Services): Found[] {
  const { settings, runs } = dataBackup
  const newest = runs.find(({ state }) => state !== 'cancelled')
  const last = runs.find(({ state }) => state === 'verified' || state === 'sent')
  const limit = OVERDUE_AFTER[settings.schedule]
  const age = last ? clock.now() - timeOf(last.ended_at) : 0
  return [
    ...(newest?.state === 'failed' ? [{ ...found('attention', 'backup_failed'), since: newest.ended_at }] : []),
    ...(last && age > limit
      ? [{ ...found('attention', 'backup_overdue', { days: String(Math.floor(age / DAY)) }), since: last.ended_at }]
      : [])
  ]
}
