import type { Schemas } from '../../../src/api/generated/schema'
import { createTimedSteps } from '../network/timed-steps'
import type { FileTarget, StepName, TargetFailure } from './target'

export type Steps = ReturnType<typeof createSteps>

/** The steps that a target of the kind is tried in. */
function stepNames(kind: FileTarget['kind']): StepName[] {
  if (kind === 'ftp') return ['resolve', 'connect', 'login', 'folder', 'write']
  if (kind === 'ftps') return ['resolve', 'connect', 'tls', 'login', 'folder', 'write']
  if (kind === 'sftp') return ['resolve', 'connect', 'host_key', 'login', 'folder', 'write']
  return ['medium', 'write']
}

/** Records how far a target was reached. */
export function createSteps(kind: FileTarget['kind']) {
  const { steps, run } = createTimedSteps(stepNames(kind))
  return {
    run,

    result(failure?: TargetFailure, fingerprint = failure?.fingerprint): Schemas['FileTargetTest'] {
      const words = failure?.message ?? ''
      return { steps, error_code: failure?.code ?? null, server_words: words, fingerprint: fingerprint ?? null }
    }
  }
}
