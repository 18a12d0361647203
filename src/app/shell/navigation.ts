import { atom } from 'nanostores'
import { navigate as goTo, useBrowserLocation } from 'wouter/use-browser-location'
import { allOf, listen } from '../../lib/browser/listen'
import { $unsaved, forgetAllUnsaved } from '../../lib/form/unsaved'
import { fullPath } from '../../session/paths'
import { interceptBack } from '../start/back-button'

type NavigateOptions = Parameters<typeof goTo>[1]

/** What continues once the user agrees to leave a page with unsaved input; in an object, as views call a store's function. */
export const $leaving = atom<{ go: () => void } | undefined>(undefined)

/** Goes to a path; with unsaved input on the page only after the user agrees. */
export function navigate(to: string, options?: NavigateOptions): void {
  leave(() => goTo(to, options))
}

/** Runs something that discards the page's input, such as a log-out, once the user agrees. */
export function leave(go: () => void): void {
  if ($unsaved.get() === 0) go()
  else $leaving.set({ go })
}

export function confirmLeaving(): void {
  const leaving = $leaving.get()
  $leaving.set(undefined)
  forgetAllUnsaved()
  leaving?.go()
}

export function stay(): void {
  $leaving.set(undefined)
}

/** The router's view of the address. */
export function useGuardedLocation(): [string, typeof navigate] {
  const [path] = useBrowserLocation()
  return [path, navigate]
}

/** Protects unsaved input from Back, reload and closing the page. @returns a function that stops it. */
export function watchLeaving(): () => void {
  let shown = { address: fullPath(), state: history.state }

  const keepShown = () => {
    shown = { address: fullPath(), state: history.state }
  }
  const onBack = (event: PopStateEvent) => {
    if ($unsaved.get() === 0) return keepShown()
    const wanted = fullPath()
    event.stopImmediatePropagation()
    history.pushState(shown.state, '', shown.address)
    if (wanted !== shown.address) $leaving.set({ go: () => goTo(wanted) })
  }
  const onUnload = (event: BeforeUnloadEvent) => {
    if ($unsaved.get() === 0) return
    event.preventDefault()
    event.returnValue = ''
  }

  return allOf(
    listen(window, 'pushState', keepShown),
    listen(window, 'replaceState', keepShown),
    interceptBack(onBack),
    listen(window, 'beforeunload', onUnload)
  )
}
