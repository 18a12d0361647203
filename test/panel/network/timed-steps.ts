export interface TimedStep<N extends string> {
  name: N
  state: 'done' | 'failed' | 'waiting' | 'current'
  milliseconds: number | null
}

export interface TimedSteps<N extends string> {
  readonly steps: TimedStep<N>[]
  /** Runs one step. Its failure ends the test. */
  run<T>(name: N, work: () => T | Promise<T>): Promise<T>
  /** Ends a step as done that began when the one before it ended, in work that is only observed. */
  reach(name: N): void
  /** Ends the first step as failed that is not done. */
  fail(): void
}

/** Records how far a test came, and how long each step took. */
export function createTimedSteps<N extends string>(names: readonly N[]): TimedSteps<N> {
  const steps = names.map((name): TimedStep<N> => ({ name, state: 'waiting', milliseconds: null }))
  let started = performance.now()

  const end = (step: TimedStep<N> | undefined, state: 'done' | 'failed') => {
    const now = performance.now()
    if (step) Object.assign(step, { state, milliseconds: Math.round(now - started) })
    started = now
  }
  const named = (name: N) => steps.find(step => step.name === name)

  return {
    steps,
    reach: name => end(named(name), 'done'),
    fail: () =>
      end(
        steps.find(({ state }) => state === 'waiting'),
        'failed'
      ),

    async run(name, work) {
      started = performance.now()
      const running = named(name)
      if (running) running.state = 'current'
      try {
        const result = await work()
        end(named(name), 'done')
        return result
      } catch (error) {
        end(named(name), 'failed')
        throw error
      }
    }
  }
}
