import type { Schemas } from '../../../src/api/generated/schema'

export interface JobStep {
  name: string
  seconds: number
  /**
   * What the step does at its start and end; throwing a JobFailure ends the job.
   * The step lasts until the promise of `work` settles.
   */
  begin?: () => unknown
  work?: () => unknown
  /** Seconds that the panel is down after the step. */
  restartSeconds?: number
  /** Overrides the value of the whole job. */
  cancellable?: boolean
  /** Logged at the start of the step. */
  logText?: string
}

export interface JobDefinition {
  kind: string
  subject: string
  /** The permission to see and cancel it. */
  permission: string
  startedBy: string
  steps: JobStep[]
  cancellable?: boolean
  onEnd?: (state: 'done' | 'failed' | 'cancelled', failure?: JobFailure) => void
  result?: () => Record<string, unknown>
}

type JobErrorCode =
  | 'internal_error'
  | Schemas['ProjectJobErrorCode']
  | Schemas['CodesysJobErrorCode']
  | Schemas['RecipeJobErrorCode']
  | Schemas['DataBackupErrorCode']
  | Schemas['FileTargetErrorCode']

/** Thrown by a step; ends the job with this code. */
export class JobFailure extends Error {
  readonly code: JobErrorCode

  constructor(code: JobErrorCode, message = code.replace(/_/g, ' ')) {
    super(message)
    this.code = code
  }
}

/** What is no failure of a step is a fault of the panel, which ends its job and nothing else. */
export const failureOf = (error: unknown): JobFailure =>
  error instanceof JobFailure ? error : new JobFailure('internal_error', `The panel failed: ${error}`)

/** The progress in percent by the durations of the steps, below 100 until the end. */
export function percentDone(lengths: number[], step: number, inStep: number): number {
  const sum = (parts: number[]) => parts.reduce((total, part) => total + part, 0)
  const before = sum(lengths.slice(0, step)) + Math.min(inStep, lengths[step] ?? 0)
  return Math.min(99, Math.floor((before / Math.max(sum(lengths), 1)) * 100))
}
