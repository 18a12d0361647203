import type { Job } from '../../api/jobs'
import type { ProjectDetails, ProjectOverview } from '../../api/project-management'
import type { Translator } from '../../lib/text/i18n'
import type { MessageKey } from '../../lib/text/message'
import { plainText } from '../../lib/text/plain-text'
import type { StatusText } from '../../ui/status/status-badge'
import type { StepState } from '../../ui/status/step-list'

const STEPS: Record<string, MessageKey> = {
  prepare: 'projectManagement.step.prepare',
  stop_project: 'projectManagement.step.stopProject',
  update_project: 'projectManagement.update',
  decompress_project: 'projectManagement.step.decompressProject',
  start_project: 'projectManagement.step.startProject'
}

interface JobTexts {
  running: MessageKey
  done: MessageKey
  cancelled: MessageKey
}

const UPDATE: JobTexts = {
  running: 'common.term.projectUpdate',
  done: 'projectManagement.job.update.done',
  cancelled: 'projectManagement.job.update.cancelled'
}

const KINDS: Record<string, JobTexts> = {
  'project-restart': {
    running: 'common.term.projectRestart',
    done: 'projectManagement.job.restart.done',
    cancelled: 'projectManagement.job.update.cancelled'
  },
  'project-rollback': {
    running: 'common.term.projectRollback',
    done: 'projectManagement.job.rollback.done',
    cancelled: 'projectManagement.job.update.cancelled'
  }
}

export const textsOf = ({ kind }: Job): JobTexts => KINDS[kind] ?? UPDATE

/** Undefined for an unknown step, which is shown by the panel's name for it. */
export const stepKey = (name: string): MessageKey | undefined => STEPS[name]

export function stepStates({ steps, step, state }: Pick<Job, 'steps' | 'step' | 'state'>): StepState[] {
  return steps.map((_, index) => {
    if (index < step) return 'done'
    if (index > step || state === 'cancelled') return 'waiting'
    return state === 'failed' ? 'failed' : 'current'
  })
}

type RunState = NonNullable<ProjectOverview['running']>['state']

export const STATES: Record<RunState, StatusText> = {
  running: { tone: 'plain', text: 'common.term.running' },
  stopped: { tone: 'bad', text: 'common.term.stopped' },
  updating: { tone: 'info', text: 'common.term.updating' }
}

/** What a job has made of the running project since the panel was read; undefined if nothing. */
export function stateDuring(job: Job | undefined): RunState | undefined {
  if (job?.state !== 'running') return undefined
  const stopsAt = job.steps.indexOf('stop_project')
  if (stopsAt < 0 || job.step < stopsAt) return undefined
  return job.kind === 'project-restart' ? 'stopped' : 'updating'
}

/** Whose signature it has; undefined of a panel that verifies no signatures. */
export const signatureText = ({ signed_by: name }: ProjectDetails, t: Translator['t']): string | undefined => {
  if (name === undefined) return undefined
  return name === null ? t('common.term.none') : plainText(name, 40)
}

/** The first 12 characters, enough to compare by eye. */
export const shortChecksum = (checksum: string): string =>
  checksum.length > 12 ? `${checksum.slice(0, 12)}…` : checksum
