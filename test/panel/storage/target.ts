import type { Schemas } from '../../../src/api/generated/schema'
import { JobFailure } from '../jobs/job-definition'

/** With the password that is used; empty where there is none. */
export type FileTarget = Schemas['NewFileTarget'] & { password: string }
export type TargetErrorCode = Schemas['FileTargetErrorCode']
export type StepName = Schemas['FileTargetStep']['name']

type Facts = { fingerprint?: string }

const LONGEST_WORDS = 500

/** Why a target cannot be used; ends a job with its code. */
export class TargetFailure extends JobFailure {
  declare readonly code: TargetErrorCode
  /** Of the certificate or host key that the server presented. */
  readonly fingerprint: string | undefined

  constructor(code: TargetErrorCode, words?: string, { fingerprint }: Facts = {}) {
    super(code, words?.replace(/\s+/g, ' ').slice(0, LONGEST_WORDS))
    this.fingerprint = fingerprint
  }
}

export const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Turns any error of the work into a failure of the target, unless it is one. */
export async function failingWith<T>(codeOf: (error: unknown) => TargetErrorCode, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof TargetFailure ? error : new TargetFailure(codeOf(error), wordsOf(error))
  }
}

const SERVERS: readonly FileTarget['kind'][] = ['ftp', 'ftps', 'sftp']

export const isServer = (kind: FileTarget['kind']) => SERVERS.includes(kind)
