export interface JobsSlice {
  /** Seconds of the clock per second of a job; below 1 in tests. */
  jobPace: number
  /** After which work that has not ended fails; of real time, which a file server takes too. */
  unchangedJobSeconds: number
}
