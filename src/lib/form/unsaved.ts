import { atom, type ReadableAtom } from 'nanostores'

const dirty = new Set<object>()
const $count = atom(0)

/** The number of forms with unsaved input. */
export const $unsaved: ReadableAtom<number> = $count

export function registerUnsaved(form: object): void {
  dirty.add(form)
  $count.set(dirty.size)
}

export function forgetUnsaved(form: object): void {
  dirty.delete(form)
  $count.set(dirty.size)
}

/** For use after the user has agreed to lose the input. */
export function forgetAllUnsaved(): void {
  dirty.clear()
  $count.set(0)
}
