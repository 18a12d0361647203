import { atom } from 'nanostores'
import { forgetUnsaved, registerUnsaved } from '../../../../lib/form/unsaved'
import { asApiError } from '../../../../lib/remote/as-api-error'
import type { ApiError } from '../../../../lib/remote/failure'
import { $i18n } from '../../../../lib/text/i18n'
import { forgetRestore, keepRestore } from './kept-restore'
import { type Plan, type Step, stepsOf } from './plan'
import type { Secrets } from './secrets'
import { type Outcome, send } from './send'
import { stepDescription } from './texts'

export interface StepState {
  step: Step
  /** Undefined while it is not known. */
  outcome?: Outcome
}

export interface Run {
  plan: Plan
  /** It puts back what a restore has changed. */
  isUndo: boolean
  status: 'running' | 'paused' | 'ended'
  /** Why it is paused. */
  failure?: ApiError
  /** The user lets it end after the step under way. */
  isStopping: boolean
  steps: readonly StepState[]
}

export interface RunOptions {
  plan: Plan
  chosen: ReadonlySet<string>
  typed: Secrets
  isUndo: boolean
}

/** Sends the steps of a restore, one after the other. */
export function createRun({ plan, chosen, typed, isUndo }: RunOptions) {
  const steps = stepsOf(plan, chosen).map((step): StepState => ({ step }))
  const $run = atom<Run>({ plan, isUndo, status: 'running', isStopping: false, steps })
  /** Those that were sent without a response. */
  const unanswered = new Set<string>()
  const input = {}
  let isLeft = false

  const change = (part: Partial<Run>) => $run.set({ ...$run.get(), ...part })

  const setOutcome = (at: Step, outcome: Outcome) =>
    change({ steps: $run.get().steps.map(state => (state.step === at ? { step: at, outcome } : state)) })

  function keep(): void {
    const open = $run.get().steps.filter(({ outcome }) => !outcome)
    const left = open.flatMap(({ step }) => step.changes.map(({ id }) => id))
    keepRestore({ file: plan.file, before: plan.now, chosen: left })
  }

  function end(): void {
    for (const { step, outcome } of $run.get().steps) if (!outcome) setOutcome(step, { status: 'notSent' })
    change({ status: 'ended', isStopping: false })
    forgetUnsaved(input)
    forgetRestore()
  }

  async function proceed(): Promise<void> {
    const { failure: _, ...run } = $run.get()
    $run.set({ ...run, status: 'running' })
    registerUnsaved(input)
    for (const { step, outcome } of $run.get().steps) {
      if (outcome) continue
      if (isLeft) return
      if ($run.get().isStopping) return end()
      keep()
      const isAgain = unanswered.has(step.id)
      unanswered.add(step.id)
      try {
        setOutcome(step, await send(step, { typed, isAgain, describe }))
      } catch (thrown) {
        return change({ status: 'paused', failure: asApiError(thrown), isStopping: false })
      }
    }
    end()
  }

  const describe = (step: Step) => stepDescription(step, $i18n.get().t)

  return {
    $run,
    proceed,
    /** After the step under way, or at once while it is paused. */
    stop(): void {
      if ($run.get().status === 'paused') end()
      else change({ isStopping: true })
    },
    /** The page is left after the step under way; the rest can be continued. */
    leave(): void {
      isLeft = true
      forgetUnsaved(input)
    }
  }
}

export type RestoreRun = ReturnType<typeof createRun>
