import { atom, type ReadableAtom } from 'nanostores'
import type { MessageKey } from '../text/message'
import type { Draft } from './draft'

/** What is asked in place of the question whether to discard changes. */
export interface LeavingQuestion {
  title: MessageKey
  text: MessageKey
  /** To stay; *Cancel* without it. */
  stay?: MessageKey
}

export interface UnsavedInput {
  /** What is kept of the input over a new sign-in; nothing without it. */
  draft?(): Draft
  /** Where leaving loses nothing that was typed. */
  question?(): LeavingQuestion
}

const dirty = new Set<UnsavedInput>()
const $count = atom(0)

/** The forms with unsaved input, and their number. */
export const unsavedInputs: ReadonlySet<UnsavedInput> = dirty
export const $unsaved: ReadableAtom<number> = $count

export function registerUnsaved(input: UnsavedInput): void {
  dirty.add(input)
  $count.set(dirty.size)
}

export function forgetUnsaved(input: UnsavedInput): void {
  dirty.delete(input)
  $count.set(dirty.size)
}

/** For use after the user has agreed to lose the input. */
export function forgetAllUnsaved(): void {
  dirty.clear()
  $count.set(0)
}
