import type { Message } from '../../../../lib/text/message'
import type { Change } from './edits'

/** One edit, with the tree and the selection before and after it. */
export interface Step {
  /** What the edit does, such as 'Add tag "Speed"'. */
  label: Message
  before: Change
  after: Change
}

export interface History {
  /** The newest last. */
  done: readonly Step[]
  /** The next one to redo last. */
  undone: readonly Step[]
}

export const NO_HISTORY: History = { done: [], undone: [] }

const MOST_STEPS = 200

export const recorded = ({ done }: History, step: Step): History => ({
  done: [...done, step].slice(-MOST_STEPS),
  undone: []
})

export function undone({ done, undone }: History): { history: History; change: Change } | undefined {
  const step = done[done.length - 1]
  return step && { history: { done: done.slice(0, -1), undone: [...undone, step] }, change: step.before }
}

export function redone({ done, undone }: History): { history: History; change: Change } | undefined {
  const step = undone[undone.length - 1]
  return step && { history: { done: [...done, step], undone: undone.slice(0, -1) }, change: step.after }
}
