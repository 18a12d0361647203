export interface Transfer {
  sentBytes: number
  totalBytes: number
  /** Undefined until it can be told. */
  secondsLeft: number | undefined
}

const TOLD_AFTER_MS = 1000

/** How far a transfer is that has been under way for so long; the time left follows from its average pace. */
export function transferOf(sentBytes: number, totalBytes: number, elapsedMs: number): Transfer {
  const known = elapsedMs >= TOLD_AFTER_MS && sentBytes > 0
  const secondsLeft = known ? Math.ceil(((totalBytes - sentBytes) * elapsedMs) / sentBytes / 1000) : undefined
  return { sentBytes, totalBytes, secondsLeft }
}
