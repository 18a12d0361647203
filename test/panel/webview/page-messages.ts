/** What the page of the operating screen sends over its socket. */
export type PageMessage =
  | { kind: 'ping'; latencyMs: number | null; framesPerSecond: number | null; input: boolean }
  | { kind: 'operate'; object: string; value: number }
  | { kind: 'acknowledge' }
  | { kind: 'touch' }
  | { kind: 'take-back' }
  | { kind: 'answer'; request: string; granted: boolean }

const LONGEST_LATENCY_MS = 60_000
const MOST_FRAMES = 240

/** Undefined for anything else. */
export function readPageMessage(text: string): PageMessage | undefined {
  const message = parse(text)
  switch (message.kind) {
    case 'ping':
      return {
        kind: 'ping',
        latencyMs: numberUpTo(LONGEST_LATENCY_MS, message.latencyMs, 1),
        framesPerSecond: numberUpTo(MOST_FRAMES, message.framesPerSecond, 10),
        input: message.input === true
      }
    case 'operate':
      return { kind: 'operate', object: String(message.object), value: Number(message.value) }
    case 'answer':
      return { kind: 'answer', request: String(message.request), granted: message.granted === true }
    case 'acknowledge':
    case 'touch':
    case 'take-back':
      return { kind: message.kind }
    default:
      return undefined
  }
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/** Rounded to whole parts, of which one has so many. */
function numberUpTo(most: number, value: unknown, parts: number): number | null {
  return typeof value === 'number' && value >= 0 && value <= most ? Math.round(value * parts) / parts : null
}
