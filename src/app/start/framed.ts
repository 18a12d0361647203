/** Reading another origin's address throws. */
export function framedByOther(): boolean {
  try {
    return top?.location.origin !== location.origin
  } catch {
    return true
  }
}

/** A `<meta>` policy cannot forbid framing, so a framed console shows its name and no controls. */
export function showNameOnly(): void {
  window.stop()
  document.documentElement.textContent = document.title
}
