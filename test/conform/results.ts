import type { LogCounts } from './log-counts'

/** What is compared in an answer to a call, or in what a panel does after it. Each has a broken panel that fails it. */
export const FACTS = [
  'answer',
  'status',
  'nosniff',
  'no body',
  'content type',
  'charset',
  'json',
  'schema',
  'error_code',
  'fields',
  'message',
  'permission',
  'same page',
  'revalidation',
  'token',
  'session',
  'frames',
  'order of frames',
  'time of frames',
  'reports',
  'id',
  'list',
  'saved settings',
  'snapshot',
  'secrets',
  'version',
  'restored',
  'copied'
] as const

export type Fact = (typeof FACTS)[number] | `header ${string}`

/** What the run found out about one operation, socket or page. */
export type Result = Checked | NotRun

export interface Checked {
  tag: string
  /** Such as `GET /system/time`, or what is checked besides the operations of the contract. */
  operation: string
  result: 'passed' | 'failed'
  /** Of the first call. */
  milliseconds: number
  /** Such as the slowest of many calls. */
  note?: string
  findings: Finding[]
  /** Every fact that was compared, by the call that it belongs to. */
  checks: Record<string, Record<string, 'passed' | 'failed'>>
}

export interface Finding {
  call: string
  fact: Fact
  /** What came, and what was expected. */
  text: string
  /** Where the contract says so: a file of this repository, and a JSON pointer into it. */
  contract: string
}

export interface NotRun {
  tag: string
  operation: string
  result: 'not run'
  reason: string
}

/** Of the panel itself; null where it does not say so to this user. */
export interface Device {
  name: string | null
  model: string | null
  firmware: string | null
  webService: string | null
}

export interface Report {
  panel: string
  device: Device
  user: string
  secondUser: string | null
  /** Version of the contract. */
  contract: string
  startedAt: string
  seconds: number
  /** Whether operations that change something were sent too. */
  write: boolean
  /** Whether there were trials that disturb the panel. */
  bench: boolean
  /** Why the run ended before everything was checked. */
  ended: string | null
  passed: number
  failed: number
  notRun: number
  /** How many records the logs of the panel have got during the run. */
  logged: LogCounts
  results: Result[]
}

export const notRun = (tag: string, operation: string, reason: string): NotRun => ({
  tag,
  operation,
  result: 'not run',
  reason
})

export const countOf = (results: Result[], wanted: Result['result']): number =>
  results.filter(({ result }) => result === wanted).length
