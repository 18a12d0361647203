import { atom, type ReadableAtom } from 'nanostores'
import {
  answerWebViewRequest,
  closeWebViewConnection,
  readWebViewConnection,
  releaseWebViewControl,
  requestWebViewControl,
  type WebViewConnection,
  type WebViewStatus
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
  /** The name of the machine, for the safety question. */
  machine: string
  /** Whether a request for control has to be confirmed first; once for a connection. */
  $mustConfirm: ReadableAtom<boolean>
  /** `confirmed`: the user says that nobody is in danger. @throws ApiError */
  request(confirmed: boolean): Promise<void>
  /** @throws ApiError */
  release(): Promise<void>
  /** @throws ApiError */
  answer(request: string, granted: boolean): Promise<void>
  /** The page is about to go. */
  leave(): void
}

type Safety = Pick<WebViewStatus, 'machine' | 'safety_question'>

/** An open connection, as the panel has it. */
export function createConnection(opened: WebViewConnection, { machine, safety_question }: Safety): Connection {
  const { id, frame } = opened
  const $mustConfirm = atom(safety_question)
  let hasConfirmed = false
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
  const thenRead = async (action: Promise<void>) => {
    try {
      await action
    } finally {
      void $state.reload()
    }
  }

  const requestControl = async () => {
    try {
      await requestWebViewControl(id, hasConfirmed)
      $mustConfirm.set(false)
    } catch (error) {
      // The question may have been switched on since the connection was opened.
      if (refusalOf(error)?.code === 'safety_not_confirmed') $mustConfirm.set(true)
      throw error
    }
  }

  return {
    id,
    frame,
    $state,
    machine,
    $mustConfirm,
    request(confirmed) {
      hasConfirmed ||= confirmed
      return thenRead(requestControl())
    },
    release: () => thenRead(releaseWebViewControl(id)),
    answer: (request, granted) => thenRead(answerWebViewRequest(id, request, granted)),
    leave() {
      // What cannot be closed now is closed by the panel soon.
      if (!last.ended) closeWebViewConnection(id, true).catch(() => {})
    }
  }
}
