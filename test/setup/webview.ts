import { callerAs } from '../panel/http/caller'
import type { Joined } from '../panel/http/sockets'
import type { Panel } from '../panel/panel'

export const CONTROL_USER = { username: 'operator', password: 'control-3152' }
export const VIEW_USER = { username: 'viewer', password: 'viewer-3152' }

/** Logs an account in at an address, and calls from there. */
export const callerAt = (
  { state, fetch }: Pick<Panel, 'fetch' | 'state'>,
  username: string,
  address = '192.168.10.71'
) => callerAs({ state, fetch: (input, init) => fetch(input, init, address) }, username)

/** A browser with the screen: its calls, and its page with the socket. */
export async function openScreen(
  panel: Pick<Panel, 'fetch' | 'state' | 'webview'>,
  { account = 'engineer', user = CONTROL_USER, address = '192.168.10.71' } = {}
) {
  const { call, save, token } = await callerAt(panel, account, address)
  const opened = await call('POST /features/webview/connections', user)
  const id: string = opened.body.id
  const path = `/features/webview/connections/${id}` as const
  const page = joinScreen(panel, id, token(), { address })
  const read = async () => (await call(`GET ${path}`)).body
  return {
    id,
    call,
    save,
    page,
    rejoin: (from = address) => joinScreen(panel, id, token(), { address: from }),
    read,
    request: async () => call(`POST ${path}/control-requests`, { machine: (await read()).machine }),
    answer: (request: string, granted: boolean) => call(`POST ${path}/answers`, { request, granted }),
    release: () => call(`DELETE ${path}/control`),
    close: () => call(`DELETE ${path}`)
  }
}

const HOST = 'panel.test'

/** The page of a connection, whose socket is open as long as the panel leaves it. */
export function joinScreen(
  panel: Pick<Panel, 'webview'>,
  id: string,
  token: string,
  { origin = `http://${HOST}`, address = '192.168.10.71' } = {}
) {
  const shown: string[] = []
  const page: { open: boolean; status: number; code?: number | undefined } = { open: true, status: 0 }
  const cookie = `ihmi_user_token=${token}`
  const joined: Joined = panel.webview.join(
    id,
    { cookie, origin, host: HOST, remote: address },
    {
      send: text => shown.push(text),
      close: code => {
        Object.assign(page, { open: false, code })
      }
    }
  )
  return Object.assign(page, {
    status: joined.status,
    /** The last message with what is shown. */
    // biome-ignore lint/suspicious/noExplicitAny: tests read fields of the message, and fail if they are missing
    shown: (): any => JSON.parse(shown.filter(text => text.includes('"kind":"screen"')).pop() ?? '{}'),
    send: (message: object) => 'receive' in joined && joined.receive(JSON.stringify(message)),
    leave: () => 'leave' in joined && joined.leave()
  })
}
