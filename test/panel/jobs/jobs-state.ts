export interface JobsSlice {
  /** How long a second of a job takes; shorter in tests. */
  jobPace: number
}
