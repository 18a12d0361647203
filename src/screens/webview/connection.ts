import {
  answerWebViewRequest,
  closeWebViewConnection,
  readWebViewConnection,
  releaseWebViewControl,
  requestWebViewControl,
  type WebViewConnection
} from '../../api/webview'
import { refusalOf } from '../../lib/remote/failure'
import { type Polled, polled } from '../../lib/remote/polled'

/** The page of the screen notifies of every change, so this is only in case it does not. */
const POLL_SECONDS = 5

export interface Connection {
  id: string
  /** Path of the page with the screen. */
  frame: string
  $state: Polled<WebViewConnection>
  /**
   * `machine`: where nobody is in danger, as the user confirms.
   * @returns false if that has to be confirmed first. @throws ApiError
   */
  request(machine?: string): Promise<boolean>
  /** @throws ApiError */
  release(): Promise<void>
  /** @throws ApiError */
  answer(request: string, granted: boolean): Promise<void>
  /** The page is about to go. */
  leave(): void
}

/** An open connection, as the panel has it. */
export function createConnection(opened: WebViewConnection): Connection {
  const { id, frame } = opened
  let last = opened

  /** One that has ended is forgotten after a while; the panel forgets all of them when it restarts. */
  const load = async (signal: AbortSignal): Promise<WebViewConnection> => {
    if (last.ended) return last
    try {
      last = await readWebViewConnection(id, signal)
    } catch (error) {
      if (refusalOf(error)?.status !== 404) throw error
      last = { ...last, state: 'ended', ended: 'lost' }
    }
    return last
  }

  const $state = polled(load, { everySeconds: POLL_SECONDS })
  $state.replace(opened)
  /** Until the state is read, the buttons belong to the previous one. */
  const thenRead = async (action: Promise<void>) => {
    try {
      await action
    } finally {
      await $state.reload()
    }
  }

  return {
    id,
    frame,
    $state,
    async request(machine) {
      try {
        await thenRead(requestWebViewControl(id, machine))
        return true
      } catch (error) {
        // The confirmation may have been switched on since the connection was read.
        if (machine === undefined && refusalOf(error)?.code === 'safety_not_confirmed') return false
        throw error
      }
    },
    release: () => thenRead(releaseWebViewControl(id)),
    answer: (request, granted) => thenRead(answerWebViewRequest(id, request, granted)),
    leave() {
      // What cannot be closed now is closed by the panel soon.
      if (!last.ended) closeWebViewConnection(id, true).catch(() => {})
    }
  }
}
