export interface TimedStep<N extends string> {
  name: N
  state: 'done' | 'failed' | 'waiting'
  milliseconds: number | null
}

export interface TimedSteps<N extends string> {
  readonly steps: TimedStep<N>[]
  /** Runs one step. Its failure ends the test. */
  run<T>(name: N, work: () => T | Promise<T>): Promise<T>
}

/** Records how far a test came, and how long each step took. */
export function createTimedSteps<N extends string>(names: readonly N[]): TimedSteps<N> {
  const steps = names.map((name): TimedStep<N> => ({ name, state: 'waiting', milliseconds: null }))
  return {
    steps,
    async run(name, work) {
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
    }
  }
}
