import { onCleanup } from './screen'

/**
 * Hides the page until the test ends: nothing is polled, so that what still becomes new was read at once.
 * @returns shows it again
 */
export function hidePage(): () => void {
  setVisibility('hidden')
  const show = () => setVisibility('visible')
  onCleanup(show)
  return show
}

function setVisibility(value: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value })
  document.dispatchEvent(new Event('visibilitychange'))
}
