import { atom, type ReadableAtom } from 'nanostores'
import { openWebViewConnection, readWebViewStatus, type WebViewStatus } from '../../api/webview'
import { createForm } from '../../lib/form/form'
import { nonEmpty, required } from '../../lib/form/rules'
import { polled } from '../../lib/remote/polled'
import { type Connection, createConnection } from './connection'

const POLL_SECONDS = 5

export interface LoginValues {
  username: string
  password: string
}

/** Why nobody can connect now, apart from a refused login. */
export type Cause =
  | Exclude<WebViewStatus['availability'], 'available'>
  | Exclude<WebViewStatus['state'], 'ready'>
  | 'address_barred'
  | 'unsupported'

/** The page of the screen needs a socket, and exchanges messages with this one. */
const isSupported = (): boolean => 'WebSocket' in window && 'postMessage' in window

export function causeOf({ availability, state, barred }: WebViewStatus): Cause | undefined {
  if (!isSupported()) return 'unsupported'
  if (availability !== 'available') return availability
  if (state === 'off') return 'off'
  if (barred) return 'address_barred'
  return state === 'ready' ? undefined : state
}

export function createWebView() {
  const $status = polled(readWebViewStatus, { everySeconds: POLL_SECONDS })
  const $connection = atom<Connection | undefined>()

  const leave = () => {
    $connection.get()?.leave()
    $connection.set(undefined)
  }

  return {
    $status,
    $connection: $connection as ReadableAtom<Connection | undefined>,

    loginForm: () =>
      createForm<LoginValues>({
        initial: { username: '', password: '' },
        rules: { username: [required], password: [nonEmpty] },
        normalize: values => ({ ...values, username: values.username.trim() }),
        secrets: ['password'],
        async save({ username, password }) {
          try {
            $connection.set(createConnection(await openWebViewConnection(username, password)))
          } catch (error) {
            // What is in the way may have come since the status was read.
            void $status.reload()
            throw error
          }
        }
      }),

    leave,

    /** After a connection has ended: to connect again. */
    forget(): void {
      $connection.set(undefined)
      void $status.reload()
    }
  }
}

export type WebViewModel = ReturnType<typeof createWebView>
