/** What the page of the screen posts, as the contract describes it. */
export type FrameMessage =
  | { webview: 'size'; width: number; height: number }
  | { webview: 'changed' }
  | { webview: 'picture'; picture: Blob }

const SMALLEST = 100
const LARGEST = 8000

const isLength = (value: unknown): value is number => typeof value === 'number' && value >= SMALLEST && value <= LARGEST

/** Undefined for what another page posts, and for anything else. */
export function readFrameMessage(event: MessageEvent<unknown>, frame: Window | null): FrameMessage | undefined {
  const { data, origin, source } = event
  if (source !== frame || origin !== location.origin || typeof data !== 'object' || data === null) return
  const { webview, width, height, picture } = { ...data } as Record<string, unknown> // any object has names with values
  if (webview === 'changed') return { webview }
  if (webview === 'size' && isLength(width) && isLength(height)) return { webview, width, height }
  if (webview === 'picture' && picture instanceof Blob) return { webview, picture }
  return
}
