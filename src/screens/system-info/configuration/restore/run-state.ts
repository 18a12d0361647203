import type { ReadableAtom } from 'nanostores'
import type { ApiError } from '../../../../lib/remote/failure'
import type { Plan, Step } from './plan'
import type { Outcome } from './send'

export interface StepState {
  step: Step
  /** Undefined while it is not known. */
  outcome?: Outcome
}

export interface Run {
  plan: Plan
  status: 'running' | 'paused' | 'ended'
  /** Why it is paused. */
  failure?: ApiError
  /** The user lets it end after the step under way. */
  isStopping: boolean
  /** A reload or a new sign-in can continue it: the tab has room for that. */
  isKept: boolean
  steps: readonly StepState[]
}

export interface RestoreRun {
  $run: ReadableAtom<Run>
  proceed(): Promise<void>
  hasRestored(): boolean
  /** After the step under way, or at once while it is paused. */
  stop(): void
  /** The page is left after the step under way; the rest can be continued. */
  leave(): void
}
