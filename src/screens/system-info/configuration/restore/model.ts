import { atom, computed } from 'nanostores'
import { $secsLicence } from '../../../../session/licence'
import { signedInUser } from '../../../../session/session'
import { createImpact } from '../../../../stores/impact'
import { loadWords } from '../load-words'
import { createPanelReader } from '../panel-reader'
import { type Picked, pickedOf, type Save, saveSnapshot } from '../picked'
import { forgetRestore, keptRestore } from './kept-restore'
import { type Plan, planRestore, type Source, type Step, stepsOf } from './plan'
import { readListed } from './referred'
import { type Beginning, createRun } from './run'
import type { RestoreRun } from './run-state'
import { type Secrets, secretsFor } from './secrets'
import { withTied } from './together'
import { $ended, $undo } from './undo'

export function createRestore(save?: Save) {
  const { $reading, readPanel, cancel } = createPanelReader()
  const $picked = atom<Picked | undefined>()
  const $plan = atom<Plan | undefined>()
  const $chosen = atom<ReadonlySet<string>>(new Set())
  const $run = atom<RestoreRun | undefined>($ended.get())
  const $kept = atom(keptRestore())
  /** Where an interrupted restore began, which the plan continues. */
  let beginning: Beginning | undefined

  /** @param wanted the changes to choose, if not those that are usual */
  async function plan(source: Source, wanted?: readonly string[]): Promise<Plan> {
    $plan.set(undefined)
    beginning = undefined
    const [now] = await Promise.all([readPanel(), loadWords()])
    const listed = await readListed(source.file, now)
    const { username = '', roles = [], actions = [] } = signedInUser() ?? {}
    const made = planRestore(source, now, {
      user: { username, roles, actions },
      lacksLicence: $secsLicence.get() === false,
      listed
    })
    const usual = made.changes.filter(({ misfit, isOptional, id }) => !misfit && (wanted?.includes(id) ?? !isOptional))
    $chosen.set(new Set(usual.map(({ id }) => id)))
    closeRun()
    $plan.set(made)
    return made
  }

  function closeRun(): void {
    $run.get()?.leave()
    $run.set(undefined)
    $ended.set(undefined)
  }

  const $steps = computed([$plan, $chosen], (made, chosen) => (made ? stepsOf(made, chosen) : []))

  return {
    $reading,
    $picked,
    $plan,
    $chosen,
    /** What would be sent. */
    $steps,
    $secrets: computed([$plan, $steps], (made, steps) => (made ? secretsFor(made, steps) : [])),
    $run,
    /** A restore that a new sign-in has interrupted. */
    $kept,
    $undo,
    cancel,

    async pick(file: File): Promise<void> {
      $plan.set(undefined)
      $picked.set(await pickedOf(file))
    },

    /** Reads what the panel has now, and compares; nothing is sent. @throws ApiError */
    async check(): Promise<void> {
      const { snapshot: file, changed: isChanged = false } = $picked.get() ?? {}
      if (file) await plan({ file, isChanged, isUndo: false })
    },

    /** With what is restored only together with them. */
    choose(ids: readonly string[], wanted: boolean): void {
      const chosen = new Set($chosen.get())
      for (const id of withTied($plan.get()?.changes ?? [], ids))
        if (wanted) chosen.add(id)
        else chosen.delete(id)
      $chosen.set(chosen)
    },

    /** Saves what the panel had when the plan was made as a file, and sends what is chosen, without the passwords that are left empty. */
    start(typed: Secrets): void {
      const made = $plan.get()
      if (!made) return
      saveSnapshot(made.now, save)
      const chosen = $chosen.get()
      const empty = secretsFor(made, $steps.get()).flatMap(({ id }) => (chosen.has(id) && !typed[id] ? [id] : []))
      const run = createRun({
        plan: made,
        chosen,
        leftOut: new Set(empty),
        typed,
        beginning: beginning ?? { before: made.now, restored: [] }
      })
      $run.set(run)
      void run.proceed()
    },

    /** Plans to put back what the last run has changed, also before it was interrupted. @throws ApiError */
    async undo(): Promise<void> {
      const undo = $undo.get()
      if (undo) await plan({ file: undo.file, isChanged: false, isUndo: true }, undo.wanted)
    },

    /** Plans what the interrupted restore has left. @throws ApiError */
    async resume(): Promise<void> {
      const kept = $kept.get()
      if (!kept) return
      const { before, restored, unanswered, chosen, ...source } = kept
      const { changes } = await plan(source, chosen)
      const saved = unanswered.filter(sent => !changes.some(({ id }) => id === sent))
      beginning = { before, restored: [...restored, ...saved] }
      $kept.set(undefined)
    },

    /** What the panel had before the interrupted restore is offered as a file once more. */
    saveBefore(): void {
      const kept = $kept.get()
      if (kept) saveSnapshot(kept.before, save)
    },

    /** Back to the choice of a file. */
    close(): void {
      closeRun()
      $plan.set(undefined)
      $picked.set(undefined)
    },

    forget(): void {
      forgetRestore()
      $kept.set(undefined)
    },

    leave(): void {
      cancel()
      $run.get()?.leave()
    }
  }
}

export type RestoreModel = ReturnType<typeof createRestore>

/** Whom the steps interrupt; undefined where nobody can be. */
export function impactOf(steps: readonly Step[]) {
  const lists = [...new Set(steps.flatMap(({ call }) => call.interrupts ?? []))]
  return lists.length > 0 ? createImpact({ lasts: 'systemInfoRestore.interrupts', lists }) : undefined
}
