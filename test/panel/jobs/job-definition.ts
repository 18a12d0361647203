import type { Schemas } from '../../../src/api/generated/schema'

export interface JobStep {
  name: string
  seconds: number
  /**
   * What the step does at its beginning, and at its end; a JobFailure that is thrown there ends the job.
   * The step lasts as long as a promise of `work`.
   */
  begin?: () => unknown
  work?: () => unknown
  /** The panel goes down for so long after the step. */
  restartSeconds?: number
  /** In place of what holds for the whole job. */
  cancellable?: boolean
  /** A line of the log as the step begins. */
  logText?: string
}

export interface JobDefinition {
  kind: string
  subject: string
  /** Who may see and cancel it. */
  permission: string
  startedBy: string
  steps: JobStep[]
  cancellable?: boolean
  onEnd?: (state: 'done' | 'failed' | 'cancelled') => void
  result?: () => Record<string, unknown>
}

type JobErrorCode = Schemas['ProjectJobErrorCode'] | Schemas['RecipeJobErrorCode']

/** A step throws it; the job then ends with this code. */
export class JobFailure extends Error {
  readonly code: JobErrorCode

  constructor(code: JobErrorCode, message = code.replace(/_/g, ' ')) {
    super(message)
    this.code = code
  }
}

/** How far work is whose steps take so long, never 100 before its end. */
export function percentDone(lengths: number[], step: number, inStep: number): number {
  const sum = (parts: number[]) => parts.reduce((total, part) => total + part, 0)
  const before = sum(lengths.slice(0, step)) + Math.min(inStep, lengths[step] ?? 0)
  return Math.min(99, Math.floor((before / Math.max(sum(lengths), 1)) * 100))
}
