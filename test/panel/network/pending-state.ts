export interface PendingSlice {
  /** Seconds after which a network change is reverted unless it is kept. */
  revertSeconds: number
}
