import type { Schemas } from '../../../src/api/generated/schema'
import { outageSince } from '../communication/outages'
import type { Services } from '../services'
import { timeOf } from './device-text'
import { type Found, found, foundSince } from './finding'
import { memoryPercent } from './status'

const SERVER_FAILURES: readonly Schemas['MiscReason'][] = [
  'unresolved',
  'no_reply',
  'invalid_reply',
  'not_synchronised'
]
const DAY = 86_400_000
const MEMORY_ATTENTION = 85
/** A copy may be this much later than its schedule says. */
const OVERDUE_AFTER: Record<
  Schemas['DataBackupSettings']['schedule'] | Schemas['RecipeBackupSettings']['schedule'],
  number
> = {
  none: Number.POSITIVE_INFINITY,
  event: Number.POSITIVE_INFINITY,
  change: Number.POSITIVE_INFINITY,
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
      const finding = found('fault', 'plc_disconnected', { name, link: id }, id)
      const since = outageSince(state, id)
      return since === undefined ? finding : foundSince(since, finding)
    })
}

export function codesysFindings({ state, codesys }: Services): Found[] {
  if (state.silentSources.has('codesys')) return []
  const { availability, runtime, licence } = codesys.report()
  if (availability !== 'available') return []
  const { state: now, since } = runtime
  if (now === 'fault') return [{ ...found('fault', 'codesys_fault'), since }]
  return now === 'running' && licence.state === 'demo' ? [{ ...found('attention', 'codesys_demo'), since }] : []
}

/** Disconnected after a failure is not what was wanted. */
export function easyAccessFindings({ state: { silentSources }, easyAccess }: Services): Found[] {
  const { state, error_code: code, error_time } = easyAccess.report()
  if (silentSources.has('easyaccess') || state !== 'Disconnected' || code === null) return []
  return [{ ...found('attention', 'easyaccess_disconnected'), since: error_time }]
}

/** A passive panel waits for its host, so that only a failure is one. */
export function hostFindings({ secsGem }: Services): Found[] {
  const { connection, since } = secsGem.status()
  return connection === 'failure' ? [{ ...found('fault', 'host_disconnected'), since }] : []
}

/** Services that are on and do not do their work; what is set to be unsafe is no failure. */
export function serviceFindings({ misc, vnc }: Services): Found[] {
  return [...misc.services(), vnc.service()].flatMap(({ id, state, reason }) => {
    const params = { service: id }
    if (state === 'failed') return [found('fault', 'service_crashed', params, id)]
    if (state === 'port_conflict') return [found('fault', 'service_port_taken', params, id)]
    return reason !== null && SERVER_FAILURES.includes(reason)
      ? [found('attention', 'service_server_failed', params, id)]
      : []
  })
}

export function memoryFindings(services: Services): Found[] {
  if (services.state.silentSources.has('memory')) return []
  const percent = Math.floor(memoryPercent(services))
  return percent < MEMORY_ATTENTION ? [] : [found('attention', 'memory_almost_full', { percent: String(percent) })]
}

/** Of the newest data backup, and of a schedule that has brought no copy in time. One for this computer does not count. */
export function backupFindings({ state: { dataBackup }, clock, storage }: Services): Found[] {
  const { settings, runs, scheduledAt } = dataBackup
  const newest = runs.find(({ state, target }) => state !== 'cancelled' && target !== 'pc')
  const last = runs.find(({ state, target }) =>
    state === 'sent' ? settings.target.kind === 'email' : state === 'verified' && target !== 'pc'
  )
  const since = last && timeOf(last.ended_at)
  return [
    ...(newest?.state === 'failed'
      ? [{ ...found('attention', 'backup_failed'), since: newest.ended_at }]
      : failedTarget('backup_target_failed', storage.failedTest(settings.target))),
    ...overdueFindings('backup_overdue', { schedule: settings.schedule, scheduledAt, since, now: clock.now() })
  ]
}

/** The same of the recipes. */
export function recipeBackupFindings({ state: { recipeBackup }, clock, storage }: Services): Found[] {
  const { settings, copies, scheduledAt, failedAt } = recipeBackup
  const last = copies.find(
    ({ target }) => target.kind === settings.target.kind || !['pc', 'email'].includes(target.kind)
  )
  const { schedule } = settings
  return [
    ...(failedAt === undefined
      ? failedTarget('recipe_backup_target_failed', storage.failedTest(settings.target))
      : [foundSince(failedAt, found('attention', 'recipe_backup_failed'))]),
    ...overdueFindings('recipe_backup_overdue', { schedule, scheduledAt, since: last?.madeAt, now: clock.now() })
  ]
}

/** Where the last run has not failed, which says more. */
const failedTarget = (
  code: 'backup_target_failed' | 'recipe_backup_target_failed',
  test: Schemas['FailedTargetTest'] | null
): Found[] => (test === null ? [] : [{ ...found('attention', code), since: test.time }])

interface Scheduled {
  schedule: keyof typeof OVERDUE_AFTER
  scheduledAt: number
  /** When the last copy was made. */
  since: number | undefined
  now: number
}

function overdueFindings(
  code: 'backup_overdue' | 'recipe_backup_overdue',
  { schedule, scheduledAt, since: lastAt = scheduledAt, now }: Scheduled
): Found[] {
  const since = Math.max(lastAt, scheduledAt)
  if (since >= now - OVERDUE_AFTER[schedule]) return []
  return [foundSince(since, found('attention', code, { days: String(Math.floor((now - since) / DAY)) }))]
}
