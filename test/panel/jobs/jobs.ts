import { randomBytes } from 'node:crypto'
import { clearTimeout, setTimeout } from 'node:timers'
import type { Schemas } from '../../../src/api/generated/schema'
import type { DeviceClock } from '../device/device-clock'
import { deviceText } from '../device/device-text'
import type { Power } from '../device/power'
import type { PanelState } from '../state'
import { failureOf, type JobDefinition, type JobFailure, type JobStep, percentDone } from './job-definition'

type Job = Schemas['Job']

interface Running {
  definition: JobDefinition
  job: Job
  startedAt: number
  endedAt?: number
  /** Milliseconds that the current step ran before the panel last went down. */
  spent: number
  /** `clock.elapsed()` at the start of the step; missing while the panel is down. */
  since?: number
  begun: boolean
  pause: () => void
}

const KEPT_MILLISECONDS = 86_400_000

export type Jobs = ReturnType<typeof createJobs>

/** Jobs in steps by the panel's clock. After a restart a step continues where it was. */
export function createJobs(
  clock: DeviceClock,
  state: Pick<PanelState, 'jobPace' | 'unchangedJobSeconds'>,
  power: Power
) {
  let jobs: Running[] = []
  const listeners: ((job: Job, permission: string) => void)[] = []
  const running = () => jobs.filter(({ job }) => job.state === 'running')

  const log = ({ job }: Running, text: string) => job.log.push({ time: deviceText(clock.now()), text })
  const stepOf = ({ definition, job }: Running): JobStep | undefined => definition.steps[job.step]
  const lengthOf = ({ seconds }: JobStep) => seconds * 1000 * state.jobPace

  const notify = (it: Running, work: () => void) => {
    try {
      work()
    } catch (error) {
      log(it, failureOf(error).message)
    }
  }

  const end = (it: Running, how: 'done' | 'failed' | 'cancelled', failure?: JobFailure) => {
    const result = how === 'done' && it.definition.result?.()
    it.pause()
    it.endedAt = clock.elapsed()
    Object.assign(it.job, {
      state: how,
      ended_at: deviceText(clock.now()),
      ...(failure && { error_code: failure.code, message: failure.message }),
      ...(result && { result })
    })
    log(it, how === 'failed' ? `Failed: ${failure?.message}` : how === 'done' ? 'Done' : 'Cancelled')
    notify(it, () => it.definition.onEnd?.(how, failure))
    for (const listener of listeners) notify(it, () => listener(it.job, it.definition.permission))
  }

  const fail = (it: Running, error: unknown): void => end(it, 'failed', failureOf(error))

  const attempt = (it: Running, work: JobStep['work']): { outcome: unknown } | undefined => {
    try {
      return { outcome: work?.() }
    } catch (error) {
      fail(it, error)
      return undefined
    }
  }

  const resume = (it: Running): void => {
    const step = stepOf(it)
    if (step) runStep(it, step)
    else attempt(it, () => end(it, 'done'))
  }

  const runStep = (it: Running, step: JobStep): void => {
    if (!it.begun) {
      it.begun = true
      if (step.logText) log(it, step.logText)
      if (!attempt(it, step.begin)) return
    }
    it.since = clock.elapsed()
    const cancel = clock.after(Math.max(0, lengthOf(step) - it.spent), () => complete(it, step))
    it.pause = () => {
      cancel()
      it.spent += clock.elapsed() - (it.since ?? clock.elapsed())
      delete it.since
    }
  }

  const complete = (it: Running, step: JobStep): void => {
    const done = attempt(it, step.work)
    if (done?.outcome instanceof Promise) wait(it, step, done.outcome)
    else if (done) advance(it, step)
  }

  /** Work that ends after the panel went down is ignored, and its step is repeated; so is work that never ends. */
  const wait = (it: Running, step: JobStep, work: Promise<unknown>): void => {
    const { pause } = it
    let awaited = true
    const ignore = () => {
      awaited = false
      clearTimeout(timer)
    }
    const seconds = state.unchangedJobSeconds
    const timer = setTimeout(() => {
      ignore()
      fail(it, `${step.name} has not ended within ${seconds} s`)
    }, seconds * 1000).unref()
    it.pause = () => {
      ignore()
      pause()
    }
    const end = (how: () => void) => {
      if (!awaited) return
      ignore()
      how()
    }
    work.then(
      () => end(() => advance(it, step)),
      error => end(() => fail(it, error))
    )
  }

  const advance = (it: Running, step: JobStep): void => {
    it.job.step += 1
    Object.assign(it, { spent: 0, begun: false, pause: () => {} })
    delete it.since
    if (step.restartSeconds === undefined) resume(it)
    else power.restart(step.restartSeconds * state.jobPace, { cause: 'update', username: it.job.started_by })
  }

  power.onStop(() => {
    for (const it of running()) {
      it.pause()
      it.pause = () => {}
      log(it, 'The panel restarts')
    }
  })
  power.onStart(() => {
    for (const it of running()) resume(it)
  })

  const percentOf = (it: Running): number => {
    const inStep = it.spent + (it.since === undefined ? 0 : clock.elapsed() - it.since)
    return it.job.state === 'done' ? 100 : percentDone(it.definition.steps.map(lengthOf), it.job.step, inStep)
  }

  const mayCancel = (it: Running) =>
    it.job.state === 'running' && (stepOf(it)?.cancellable ?? it.definition.cancellable ?? false)

  const shown = (it: Running, from = 0): Job => ({
    ...it.job,
    percent: percentOf(it),
    cancellable: mayCancel(it),
    elapsed_seconds: Math.floor(((it.endedAt ?? clock.elapsed()) - it.startedAt) / 1000),
    log_from: Math.min(from, it.job.log.length),
    log: it.job.log.slice(from)
  })

  const find = (id: string, permissions: readonly string[]) =>
    jobs.find(({ job, definition }) => job.id === id && permissions.includes(definition.permission))

  return {
    /** Called when a job has ended, with the permission to see it, which is the name of its screen. */
    onEnd: (listener: (job: Job, permission: string) => void) => void listeners.push(listener),

    start(definition: JobDefinition): Job {
      const { kind, subject, startedBy, steps } = definition
      const job: Job = {
        id: randomBytes(8).toString('hex'),
        kind,
        subject,
        state: 'running',
        step: 0,
        steps: steps.map(({ name }) => name),
        percent: 0,
        cancellable: false,
        started_at: deviceText(clock.now()),
        started_by: startedBy,
        elapsed_seconds: 0,
        log_from: 0,
        log: []
      }
      const it: Running = { definition, job, startedAt: clock.elapsed(), spent: 0, begun: false, pause: () => {} }
      jobs = [it, ...jobs]
      // One that is due while the panel is off begins with it.
      if (power.isRunning()) resume(it)
      return shown(it)
    },

    /** Jobs that are running or ended within a day, newest first. */
    list(permissions: readonly string[]): Job[] {
      jobs = jobs.filter(({ endedAt }) => endedAt === undefined || clock.elapsed() - endedAt < KEPT_MILLISECONDS)
      return jobs.filter(({ definition }) => permissions.includes(definition.permission)).map(it => shown(it))
    },

    /** @param from the first line of the log */
    read(id: string, permissions: readonly string[], from?: number): Job | undefined {
      const found = find(id, permissions)
      return found && shown(found, from)
    },

    running: (): Job[] => running().map(it => shown(it)),

    /** How many ran at a reading of `clock.elapsed()`. */
    countAt: (time: number): number =>
      jobs.filter(({ startedAt, endedAt = Number.POSITIVE_INFINITY }) => startedAt <= time && time < endedAt).length,

    isAnyRunning: (): boolean => running().length > 0,

    /** Whether a job of one of these kinds is running. */
    isRunning: (...kinds: string[]): boolean => running().some(({ job }) => kinds.includes(job.kind)),

    cancel(id: string, permissions: readonly string[]): 'cancelled' | 'unknown' | 'not_cancellable' | 'already_ended' {
      const found = find(id, permissions)
      if (!found) return 'unknown'
      if (found.job.state !== 'running') return 'already_ended'
      if (!mayCancel(found)) return 'not_cancellable'
      end(found, 'cancelled')
      return 'cancelled'
    }
  }
}
