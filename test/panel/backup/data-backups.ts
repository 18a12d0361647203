import type { Schemas } from '../../../src/api/generated/schema'
import { limitHistory } from '../data-log/history'
import { describeEvent } from '../events/stored-event'
import type { Services } from '../services'
import { type BackupServices, createRun } from './backup-run'
import { addPastCopies } from './past-copies'
import { untilTime } from './schedule'

const PERMISSION = 'backup-data'
const LIMIT_HISTORY_MS = 600_000
const LOOK_FOR_EVENTS_MS = 60_000
const RETRY_MS = 15 * 60_000
const PRIORITIES = ['low', 'middle', 'high', 'emergency']

export const DATA_BACKUP_JOB = 'data-backup'

export type DataBackups = ReturnType<typeof createDataBackups>

/** Copies the logs of the panel on request and on schedule. */
export function createDataBackups(services: BackupServices & Pick<Services, 'jobs'>) {
  const { state, clock, jobs, events } = services
  const kept = () => state.dataBackup
  let cancelSchedule = () => {}
  let cancelRetry = () => {}
  /** The medium that a run writes to. */
  let inUse: string | undefined
  let newestSeen = 0

  /** To the target of the settings, or once to another kind of it. */
  function start(by: string, kind = kept().settings.target.kind, contents = kept().settings.contents): Schemas['Job'] {
    cancelRetry()
    const settings = { ...kept().settings, contents, target: { ...kept().settings.target, kind } }
    const run = createRun(services, settings, by)
    inUse = run.mediumId
    return jobs.start({
      kind: DATA_BACKUP_JOB,
      subject: state.hmiName,
      permission: PERMISSION,
      startedBy: by,
      cancellable: true,
      steps: run.steps,
      onEnd(how, failure) {
        inUse = undefined
        run.end(how, failure)
        if (how === 'failed' && by === '') cancelRetry = clock.after(RETRY_MS, startIfIdle)
      },
      result: () => ({ run: run.id, target: kind, deleted: run.deleted() })
    })
  }

  function startIfIdle(): void {
    if (!jobs.isRunning(DATA_BACKUP_JOB)) start('')
  }

  /** Begins to wait anew, as after a change of the settings. */
  function plan(): void {
    cancelSchedule()
    cancelRetry()
    cancelSchedule = () => {}
    const { schedule, at, weekday } = kept().settings
    if (schedule === 'event') {
      newestSeen = newestNumber()
      cancelSchedule = clock.every(LOOK_FOR_EVENTS_MS, lookForEvents)
    } else if (schedule !== 'none') {
      const wait = untilTime(clock.now(), at, schedule === 'weekly' ? weekday : undefined)
      cancelSchedule = clock.after(wait, () => {
        plan()
        startIfIdle()
      })
    }
  }

  const newestNumber = () => events.events().at(-1)?.number ?? 0

  function lookForEvents(): void {
    const least = PRIORITIES.indexOf(kept().settings.event_priority)
    const isDue = events
      .events()
      .some(event => event.number > newestSeen && PRIORITIES.indexOf(describeEvent(event, 'en').priority) >= least)
    newestSeen = newestNumber()
    if (isDue) startIfIdle()
  }

  addPastCopies(services)
  clock.onSet(plan)
  clock.every(LIMIT_HISTORY_MS, () => limitHistory(state, clock.now()))
  plan()

  return { start, plan, uses: (mediumId: string) => inUse === mediumId }
}
