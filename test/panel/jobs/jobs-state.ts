export interface JobsSlice {
  /** Seconds of the clock per second of a job; below 1 in tests. */
  jobPace: number
}
