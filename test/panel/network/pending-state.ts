export interface PendingSlice {
  /** After so many seconds a change of the network that nobody keeps is taken back. */
  takeBackSeconds: number
}
