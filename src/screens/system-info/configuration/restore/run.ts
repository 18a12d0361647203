import { atom } from 'nanostores'
import { forgetUnsaved, registerUnsaved, type UnsavedInput } from '../../../../lib/form/unsaved'
import { asApiError } from '../../../../lib/remote/as-api-error'
import { $i18n } from '../../../../lib/text/i18n'
import type { Snapshot } from '../snapshot'
import { forgetRestore, keepRestore } from './kept-restore'
import { type Plan, type Step, stepsOf } from './plan'
import type { RestoreRun, Run, StepState } from './run-state'
import type { Secrets } from './secrets'
import { type Outcome, send } from './send'
import { stepDescription } from './texts'
import { keepEnded } from './undo'

/** Where a run began that a new sign-in or a reload has interrupted. */
export interface Beginning {
  /** The panel then. */
  before: Snapshot
  /** What has been restored since. */
  restored: readonly string[]
}

export interface RunOptions {
  plan: Plan
  chosen: ReadonlySet<string>
  /** Passwords among them that were left empty. */
  leftOut: ReadonlySet<string>
  typed: Secrets
  beginning: Beginning
}

/** Sends the steps of a restore, one after the other. */
export function createRun({ plan, chosen, leftOut, typed: given, beginning }: RunOptions): RestoreRun {
  const sent = new Set([...chosen].filter(id => !leftOut.has(id)))
  const steps: StepState[] = [
    ...stepsOf(plan, sent).map(step => ({ step })),
    ...stepsOf(plan, leftOut).map(step => ({
      step: { ...step, id: `${step.id}\nleft out` },
      outcome: { status: 'leftOut' as const }
    }))
  ]
  const $run = atom<Run>({ plan, status: 'running', isStopping: false, isKept: true, steps })
  /** Those that were sent without a response. */
  const unanswered = new Set<string>()
  const input: UnsavedInput = {
    question: () => ({
      title: 'systemInfoRestore.leave.title',
      text: $run.get().isKept ? 'systemInfoRestore.leave.text' : 'systemInfoRestore.notKept'
    })
  }
  let isLeft = false
  let typed = given

  const change = (part: Partial<Run>) => $run.set({ ...$run.get(), ...part })

  const setOutcome = (at: Step, outcome: Outcome) =>
    change({ steps: $run.get().steps.map(state => (state.step === at ? { step: at, outcome } : state)) })

  function keep(): void {
    const { file, isChanged, isUndo } = plan
    const { before } = beginning
    const isKept = keepRestore({
      ...{ file, isChanged, isUndo, before },
      restored: restored(),
      unanswered: idsOf(({ step, outcome }) => !outcome && unanswered.has(step.id)),
      chosen: idsOf(state => !state.outcome || isLeftOut(state))
    })
    change({ isKept })
  }

  const idsOf = (isWanted: (state: StepState) => boolean) =>
    $run
      .get()
      .steps.filter(isWanted)
      .flatMap(({ step }) => step.changes.map(({ id }) => id))

  /** What the panel has of it now, since the run began. */
  const restored = () => [...beginning.restored, ...idsOf(isInForce)]

  function end(): void {
    for (const { step, outcome } of $run.get().steps) if (!outcome) setOutcome(step, { status: 'notSent' })
    change({ status: 'ended', isStopping: false })
    // The result stays in memory; passwords do not.
    typed = {}
    const wanted = restored()
    keepEnded(self, wanted.length > 0 ? { file: beginning.before, wanted } : undefined)
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
      const isAgain = unanswered.has(step.id)
      unanswered.add(step.id)
      keep()
      try {
        setOutcome(step, await send(step, { typed, isAgain, describe }))
      } catch (thrown) {
        return change({ status: 'paused', failure: asApiError(thrown), isStopping: false })
      }
    }
    end()
  }

  const describe = (step: Step) => stepDescription(step, $i18n.get().t)

  const self: RestoreRun = {
    $run,
    proceed,
    hasRestored: () => restored().length > 0,
    stop(): void {
      if ($run.get().status === 'paused') end()
      else change({ isStopping: true })
    },
    leave(): void {
      isLeft = true
      forgetUnsaved(input)
    }
  }
  return self
}

/** What an ended run has done, and what has become of the others of them, in settings; and what of the file it was not to restore. */
export function summaryOf({ steps, plan: { changes, missing } }: Pick<Run, 'steps' | 'plan'>) {
  const settingsIn = (states: readonly StepState[]) => states.reduce((sum, { step }) => sum + step.changes.length, 0)
  const [done, total] = [settingsIn(steps.filter(isDone)), settingsIn(steps)]
  const undone = [...new Set(steps.flatMap(state => (isDone(state) ? [] : (state.outcome?.status ?? []))))]
  const others = undone.map(status => ({
    status,
    count: settingsIn(steps.filter(({ outcome }) => outcome?.status === status))
  }))
  const impossible = changes.filter(({ misfit }) => misfit).length
  const notSelected = changes.length - impossible - total
  const isWhole = done === total && impossible === 0 && missing.length === 0
  return { done, total, others, impossible, notSelected, isWhole }
}

export const isDone = ({ outcome }: StepState) => outcome?.status === 'restored' || outcome?.status === 'unchanged'

const isLeftOut = ({ outcome }: StepState) => outcome?.status === 'leftOut'

const isInForce = ({ outcome }: StepState) => outcome?.status === 'restored' || outcome?.status === 'unconfirmed'
