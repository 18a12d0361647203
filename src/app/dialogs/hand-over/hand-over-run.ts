import { atom, type ReadableAtom } from 'nanostores'
import { asApiError } from '../../../lib/remote/as-api-error'
import type { ApiError } from '../../../lib/remote/failure'
import { withPurpose } from '../../../lib/remote/purpose'
import type { MessageKey } from '../../../lib/text/message'
import { signedInUser } from '../../../session/session'
import { $clock } from '../../../stores/clock'
import { readHandOver } from './read-hand-over'
import type { ReportSource } from './report'

export type HandOverRun =
  | { step: 'reading'; part?: MessageKey; percent: number }
  | ({ step: 'ready' } & ReportSource)
  | { step: 'failed'; error: ApiError }

/** Reads what the user may read of the panel; what is missing is named in the report. */
export function createHandOverRun() {
  const $run = atom<HandOverRun>({ step: 'reading', percent: 0 })
  let controller = new AbortController()

  async function read(signal: AbortSignal): Promise<HandOverRun> {
    const { username = '', name = '', roles = [] } = signedInUser() ?? {}
    const onProgress = (part: MessageKey, percent: number) =>
      signal.aborted || $run.set({ step: 'reading', part, percent })
    // Nobody waits for one source: without a response, it is given up after 5 s and named.
    const handOver = await readHandOver({ roles, signal: withPurpose('poll', { signal }), onProgress })
    const moment = { clock: $clock.get(), browser: Date.now() }
    return { step: 'ready', handOver, maker: { username, name }, moment }
  }

  async function run({ signal }: AbortController): Promise<void> {
    $run.set({ step: 'reading', percent: 0 })
    const ended = await read(signal).catch((thrown): HandOverRun => ({ step: 'failed', error: asApiError(thrown) }))
    if (!signal.aborted) $run.set(ended)
  }

  return {
    $run: $run as ReadableAtom<HandOverRun>,

    start(): void {
      controller = new AbortController()
      void run(controller)
    },

    stop: () => controller.abort()
  }
}
