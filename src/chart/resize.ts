/** Debounce in milliseconds, prescribed by the customer. */
export const RESIZE_DELAY_MILLISECONDS = 200

/** Calls back once the size of the element or window no longer changes. @returns a function that stops it. */
export function watchSize(element: Element, rested: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let first = true
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(rested, RESIZE_DELAY_MILLISECONDS)
  }
  const observer = new ResizeObserver(() => {
    if (!first) later()
    first = false
  })
  observer.observe(element)
  window.addEventListener('resize', later)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    window.removeEventListener('resize', later)
  }
}
