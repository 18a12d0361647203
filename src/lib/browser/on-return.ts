import { allOf, listen } from './listen'

/** Calls when the user comes back to the page from another tab or window. @returns a function that stops it */
export function onReturn(comeBack: () => void): () => void {
  const look = () => {
    if (!document.hidden) comeBack()
  }
  return allOf(listen(window, 'focus', look), listen(document, 'visibilitychange', look))
}
