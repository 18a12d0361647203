import type { Schemas } from '../../../src/api/generated/schema'
import type { FileTarget, StepName, TargetFailure } from './target'

export type Steps = ReturnType<typeof createSteps>

/** The steps that a target of the kind is tried in. */
export function stepNames(kind: FileTarget['kind']): StepName[] {
  if (kind === 'ftp') return ['resolve', 'connect', 'login', 'folder', 'write']
  if (kind === 'ftps') return ['resolve', 'connect', 'tls', 'login', 'folder', 'write']
  if (kind === 'sftp') return ['resolve', 'connect', 'host_key', 'login', 'folder', 'write']
  return ['medium', 'write']
}

/** Records how far a target was reached, and how long each step took. */
export function createSteps(kind: FileTarget['kind']) {
  const steps = stepNames(kind).map((name): Schemas['FileTargetStep'] => ({
    name,
    state: 'waiting',
    milliseconds: null
  }))

  return {
    /** Runs one step. Its failure ends the test. */
    async run<T>(name: StepName, work: () => T | Promise<T>): Promise<T> {
      const started = performance.now()
      const end = (state: 'done' | 'failed') => {
        const step = steps.find(other => other.name === name)
        Object.assign(step ?? {}, { state, milliseconds: Math.round(performance.now() - started) })
      }
      try {
        const result = await work()
        end('done')
        return result
      } catch (error) {
        end('failed')
        throw error
      }
    },

    result(failure?: TargetFailure, fingerprint = failure?.fingerprint): Schemas['FileTargetTest'] {
      const words = failure?.message ?? ''
      return { steps, error_code: failure?.code ?? null, server_words: words, fingerprint: fingerprint ?? null }
    }
  }
}
