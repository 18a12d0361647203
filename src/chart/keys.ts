export type KeyDeed =
  | { deed: 'zoom'; factor: number }
  | { deed: 'move'; fraction: number }
  | { deed: 'step'; records: number; selecting: boolean }
  | { deed: 'all' }
  | { deed: 'clear' }
  | { deed: 'last' }

export interface PressedKey {
  key: string
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

const ZOOM_STEP = 0.5
const MOVE_STEP = 0.25

/** What a key does while the chart has the focus; undefined leaves it to the browser. */
export function deedOf({ key, shiftKey, ctrlKey, metaKey, altKey }: PressedKey): KeyDeed | undefined {
  if (altKey || metaKey) return undefined
  const way = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0
  if (way && ctrlKey) return { deed: 'move', fraction: way * MOVE_STEP }
  if (way) return { deed: 'step', records: way, selecting: shiftKey }
  if (ctrlKey) return undefined
  switch (key) {
    case '+':
    case '=':
      return { deed: 'zoom', factor: ZOOM_STEP }
    case '-':
      return { deed: 'zoom', factor: 1 / ZOOM_STEP }
    case 'PageUp':
      return { deed: 'move', fraction: -MOVE_STEP }
    case 'PageDown':
      return { deed: 'move', fraction: MOVE_STEP }
    case 'Home':
      return { deed: 'all' }
    case 'End':
      return { deed: 'last' }
    case 'Escape':
      return { deed: 'clear' }
    default:
      return undefined
  }
}
