import { atom, type ReadableAtom } from 'nanostores'
import { openWebViewConnection, readWebViewStatus, type WebViewStatus } from '../../api/webview'
import { createForm, type Form } from '../../lib/form/form'
import { nonEmpty, required } from '../../lib/form/rules'
import { refusalOf } from '../../lib/remote/failure'
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

  const createLoginForm = () =>
    createForm<LoginValues>({
      initial: { username: '', password: '' },
      rules: { username: [required], password: [nonEmpty] },
      normalize: values => ({ ...values, username: values.username.trim() }),
      async save({ username, password }) {
        try {
          $connection.set(createConnection(await openWebViewConnection(username, password)))
        } catch (error) {
          // The status, which says why, may have changed since it was read.
          void $status.reload()
          throw error
        }
      }
    })

  return {
    $status,
    $connection: $connection as ReadableAtom<Connection | undefined>,

    /** A wrong password is emptied, as on the login page. */
    loginForm(): Form<LoginValues> {
      const form = createLoginForm()
      const submit = async () => {
        const connected = await form.submit()
        if (refusalOf(form.$failure.get())?.code === 'wrong_user') form.set('password', '')
        return connected
      }
      return { ...form, submit }
    },

    leave,

    /** After a connection has ended: to connect again. */
    forget(): void {
      $connection.set(undefined)
      void $status.reload()
    }
  }
}

export type WebViewModel = ReturnType<typeof createWebView>
