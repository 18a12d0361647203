import type { Schemas } from '../../../src/api/generated/schema'
import { loopbackPort } from '../network/plant-network'
import { createTimedSteps } from '../network/timed-steps'
import type { PanelState } from '../state'
import { type StepName, type Steps, TestFailure } from './engine'

export type TestResult = Schemas['MiscTest']

interface Outcome {
  detail?: string
  offsetMilliseconds?: number
}

/** Runs a test by its steps; what fails ends it. */
export async function runTest(
  names: readonly StepName[],
  work: (steps: Steps) => Promise<Outcome>
): Promise<TestResult> {
  const timed = createTimedSteps<StepName>(names)
  const result = (code: TestResult['error_code'], { detail = '', offsetMilliseconds }: Outcome): TestResult => ({
    steps: timed.steps,
    error_code: code,
    detail,
    offset_milliseconds: offsetMilliseconds ?? null
  })
  try {
    return result(null, await work(timed))
  } catch (error) {
    const failure = error instanceof TestFailure ? error : new TestFailure('invalid_reply', String(error))
    return result(failure.code, { detail: failure.message })
  }
}

/** The loopback port of a server of the plant. @throws TestFailure */
export function resolveServer({ serviceNetwork }: PanelState, host: string, port: number): number {
  const found = loopbackPort(serviceNetwork, host, port)
  if (found === 'unknown') throw new TestFailure('unresolved', `ENOTFOUND ${host}`)
  if (found === 'unreachable') throw new TestFailure('no_reply', `EHOSTUNREACH ${host}`)
  return found
}
