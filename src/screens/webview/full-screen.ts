/** Safari before 16.4 has the older name only. */
interface OldElement {
  webkitRequestFullscreen?: () => void
}

/** Phones of Apple have no full screen but for videos. */
export const canFillScreen = (): boolean =>
  'requestFullscreen' in Element.prototype || 'webkitRequestFullscreen' in Element.prototype

export function fillScreen(element: (HTMLElement & OldElement) | null): void {
  if (element?.requestFullscreen) element.requestFullscreen().catch(() => {})
  else element?.webkitRequestFullscreen?.()
}
