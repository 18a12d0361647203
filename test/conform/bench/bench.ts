import type { Reply, Sent } from '../client'
import { createCalls, createProbe, type Expected, type Probe, recordOf } from '../probe'
import { notRun, type Result } from '../results'
import { bearer, endOf, type Run } from '../run'
import type { Account } from '../session-checks'

/** What a run needs to disturb a panel. */
export interface BenchOptions {
  /** Asks whether to go on with what was announced. @returns why not. */
  confirm(announcement: string): Promise<string | undefined>
  /** Of the level Upload Project. */
  uploadPassword?: string | undefined
  /** Ids of trials; all of them when empty. */
  trials?: string[]
}

/** A trial at work. */
export interface Bench {
  run: Run
  probe: Probe
  account: Account
  other: Account | undefined
  uploadPassword: string | undefined
  pause(milliseconds: number): Promise<void>
  /** Sends an operation of the contract, with the parameters of its path, and compares the response. */
  call(name: string, sent: BenchCall, expected: Expected, label?: string): Promise<Reply>
  /** What an operation that reads returns. */
  read(name: string, params?: Record<string, string>): Promise<Record<string, unknown>>
}

type BenchCall = Partial<Pick<Sent, 'body' | 'headers'>> & { params?: Record<string, string> }

/** Something that disturbs a panel, and puts back what it has changed. */
export interface Trial {
  /** By which it is chosen. */
  id: string
  name: string
  /** That its calls require. */
  permissions: string[]
  /** In sentences, for whoever is asked. */
  plan: string
  wayBack: string
  /** @returns why it could not be done. */
  attempt(bench: Bench): Promise<string | undefined>
}

const TAG = 'bench'

/** A trial cannot be done on this panel now. */
export class NotNow extends Error {}

/** Announces each trial, and does it where somebody agrees. */
export async function runTrials(
  run: Run,
  trials: Trial[],
  { confirm, uploadPassword, trials: chosen = [] }: BenchOptions,
  { account, other, pause }: Pick<Bench, 'account' | 'other' | 'pause'>
): Promise<Result[]> {
  const results: Result[] = []
  for (const { id, name, permissions, plan, wayBack, attempt } of trials) {
    if (chosen.length > 0 && !chosen.includes(id)) continue
    const missing = permissions.find(permission => !run.session.roles.includes(permission))
    const reason =
      endOf(run) ??
      (missing && `the user of this run lacks the permission ${missing}`) ??
      (await confirm(`${name}\n  Plan: ${plan}\n  Way back: ${wayBack}`))
    if (reason !== undefined) {
      results.push(notRun(TAG, name, reason))
      continue
    }
    const probe = createProbe(TAG, name, '')
    const bench = createBench(run, probe, { account, other, uploadPassword, pause })
    const refusal = await attempt(bench).catch((error: unknown) => {
      if (error instanceof NotNow) return error.message
      probe.expect('the calls', 'answer', false, error instanceof Error ? error.message : String(error))
      return undefined
    })
    const result = probe.result()
    results.push(refusal === undefined || result.result === 'failed' ? result : notRun(TAG, name, refusal))
  }
  return results
}

function createBench(
  run: Run,
  probe: Probe,
  rest: Pick<Bench, 'account' | 'other' | 'uploadPassword' | 'pause'>
): Bench {
  const find = (name: string) => {
    const operation = run.contract.find(name)
    if (!operation) throw new Error(`${name} is not in the contract`)
    return operation
  }
  const call: Bench['call'] = (name, { params = {}, headers, ...sent }, expected, label = name) => {
    const operation = find(name)
    const path = run.contract.urlOf(operation).replace(/\{(\w+)\}/g, (_, key) => encodeURIComponent(params[key] ?? ''))
    const method = operation.method.toUpperCase()
    const withToken = { ...bearer(run.session.token), ...headers }
    return createCalls(
      run.client,
      run.contract,
      operation,
      probe
    )(label, { method, path, headers: withToken, ...sent }, expected)
  }
  return {
    ...{ run, probe, call, ...rest },
    read: async (name, params = {}) => recordOf((await call(name, { params }, { status: [200] })).json)
  }
}
