/** What the run found out about one operation, socket or page. */
export type Result = Checked | NotRun

export interface Checked {
  tag: string
  /** Such as `GET /system/time`, or what is checked besides the operations of the contract. */
  operation: string
  result: 'passed' | 'failed'
  /** How many facts were compared. */
  checks: number
  /** Of the first call. */
  milliseconds: number
  findings: string[]
}

export interface NotRun {
  tag: string
  operation: string
  result: 'not run'
  reason: string
}

export interface Report {
  panel: string
  /** Version of the contract. */
  contract: string
  startedAt: string
  seconds: number
  /** Whether operations that change something were sent too. */
  write: boolean
  passed: number
  failed: number
  notRun: number
  results: Result[]
}

export const notRun = (tag: string, operation: string, reason: string): NotRun => ({
  tag,
  operation,
  result: 'not run',
  reason
})
