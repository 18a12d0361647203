export type KeyAction =
  | { action: 'zoom'; factor: number }
  | { action: 'move'; fraction: number }
  | { action: 'step'; records: number; selecting: boolean }
  | { action: 'all' }
  | { action: 'clear' }
  | { action: 'last' }

export interface PressedKey {
  key: string
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

const ZOOM_STEP = 0.5
const MOVE_STEP = 0.25

/** The action of a key while the chart has the focus; undefined leaves it to the browser. */
export function actionOf({ key, shiftKey, ctrlKey, metaKey, altKey }: PressedKey): KeyAction | undefined {
  if (altKey || metaKey) return undefined
  const way = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0
  if (way && ctrlKey) return { action: 'move', fraction: way * MOVE_STEP }
  if (way) return { action: 'step', records: way, selecting: shiftKey }
  if (ctrlKey) return undefined
  switch (key) {
    case '+':
    case '=':
      return { action: 'zoom', factor: ZOOM_STEP }
    case '-':
      return { action: 'zoom', factor: 1 / ZOOM_STEP }
    case 'PageUp':
      return { action: 'move', fraction: -MOVE_STEP }
    case 'PageDown':
      return { action: 'move', fraction: MOVE_STEP }
    case 'Home':
      return { action: 'all' }
    case 'End':
      return { action: 'last' }
    case 'Escape':
      return { action: 'clear' }
    default:
      return undefined
  }
}
