/** Calls when the user comes back to the page from another tab or window. @returns a function that stops it */
export function onReturn(listen: () => void): () => void {
  const look = () => {
    if (!document.hidden) listen()
  }
  window.addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    window.removeEventListener('focus', look)
    document.removeEventListener('visibilitychange', look)
  }
}
