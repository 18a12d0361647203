import { atom, onMount, type ReadableAtom } from 'nanostores'
import { cancelJob, type Job, listJobs, readJob } from '../api/jobs'
import { isNotFound } from '../lib/remote/failure'
import { polled } from '../lib/remote/polled'
import { withPurpose } from '../lib/remote/purpose'
import type { Loadable } from '../lib/remote/resource'

/** How long a panel that does not respond during a job is expected to come back: the request timeout. */
export const GIVEN_UP_AFTER_SECONDS = 360

const EVERY_SECONDS = 5

export interface FollowedJob {
  /** The newest of its kinds; undefined while none is known. */
  job: Job | undefined
  /** Whether the jobs have been read at least once. */
  known: boolean
  /** Counted on between two responses. */
  elapsedSeconds: number
  /** How long the panel has not responded; undefined while it does. */
  awaySeconds: number | undefined
}

export interface JobFollower extends ReadableAtom<FollowedJob> {
  /** Follows a job that was started here. */
  adopt(job: Job): void
  reload(): Promise<void>
  /** @throws ApiError */
  cancel(): Promise<void>
}

/**
 * Follows the newest job of these kinds, whoever started it: over a reload of the page, a new sign-in and a restart of
 * the panel. A lost connection only means that the panel is away.
 */
export function followJobs(kinds: readonly string[], onEnd: (job: Job) => void = () => {}): JobFollower {
  const $read = polled(load, { everySeconds: EVERY_SECONDS })
  const $followed = atom<FollowedJob>({ job: undefined, known: false, elapsedSeconds: 0, awaySeconds: undefined })
  let job: Job | undefined
  let respondedAt = performance.now()

  async function load(signal: AbortSignal): Promise<Job | undefined> {
    if (job?.state === 'running') {
      const { id, log } = job
      // Also a read that its user requests is soon given up: a panel that restarts is away.
      const found = await readJob(id, log.length, withPurpose('poll', { signal })).catch(error => {
        if (!isNotFound(error)) throw error
      })
      if (found) return { ...found, log: [...log.slice(0, found.log_from), ...found.log] }
    }
    return (await listJobs(signal)).find(({ kind }) => kinds.includes(kind))
  }

  function take(next: Job | undefined): void {
    const ended = job?.state === 'running' && next?.id === job.id && next.state !== 'running'
    job = next
    respondedAt = performance.now()
    if (ended && next) onEnd(next)
  }

  function show(read: Loadable<Job | undefined>): void {
    const passed = Math.floor((performance.now() - respondedAt) / 1000)
    const running = job?.state === 'running'
    $followed.set({
      job,
      known: read.status === 'ready' || $followed.get().known,
      elapsedSeconds: (job?.elapsed_seconds ?? 0) + (running ? passed : 0),
      awaySeconds: isAway(read) ? passed : undefined
    })
  }

  onMount($followed, () => {
    const forget = $read.subscribe(read => {
      if (read.status === 'ready') take(read.data)
      show(read)
    })
    const ticking = setInterval(() => {
      if (job?.state === 'running' || isAway($read.get())) show($read.get())
    }, 1000)
    return () => {
      forget()
      clearInterval(ticking)
    }
  })

  return Object.assign($followed, {
    adopt: (started: Job) => $read.replace(started),
    reload: $read.reload,
    async cancel() {
      if (job) await cancelJob(job.id)
      await $read.reload()
    }
  })
}

/** A refusal is a response; a panel that is starting up may also return garbage. */
function isAway(read: Loadable<Job | undefined>): boolean {
  if (read.status !== 'failed') return false
  const { failure } = read.error
  return failure.kind === 'refused' ? failure.status >= 500 : failure.kind !== 'session'
}
