/** Another origin's address cannot be read: the browser throws. */
export function framedByOther(): boolean {
  try {
    return top?.location.origin !== location.origin
  } catch {
    return true
  }
}

/** A `<meta>` policy cannot forbid framing; whoever frames the console gets its name and no control to press. */
export function showNameOnly(): void {
  window.stop()
  document.documentElement.textContent = document.title
}
