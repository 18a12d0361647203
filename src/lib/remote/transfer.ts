export interface Transfer {
  sentBytes: number
  totalBytes: number
  /** Undefined until it can be estimated. */
  secondsLeft: number | undefined
}

const TOLD_AFTER_MS = 1000

/** Progress of a transfer; the time left follows from the average rate so far. */
export function transferOf(sentBytes: number, totalBytes: number, elapsedMs: number): Transfer {
  const known = elapsedMs >= TOLD_AFTER_MS && sentBytes > 0
  const secondsLeft = known ? Math.ceil(((totalBytes - sentBytes) * elapsedMs) / sentBytes / 1000) : undefined
  return { sentBytes, totalBytes, secondsLeft }
}
