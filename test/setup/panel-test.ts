import './dom'
import { cleanStores } from 'nanostores'
import { suite } from 'uvu'
import { SECRET_FIELDS } from '../../src/api/generated/secret-fields'
import { environment, provide } from '../../src/lib/environment'
import { forgetAllUnsaved } from '../../src/lib/form/unsaved'
import { $endedSession, $session, reset } from '../../src/session/session'
import { sessionLink } from '../../src/session/session-link'
import { saveToken } from '../../src/session/token'
import { reportReachable } from '../../src/stores/link'
import { clearNotices } from '../../src/stores/notices'
import { reportFailure } from '../../src/stores/report-failure'
import type { ManualClock } from '../panel/device/device-clock'
import { createPanel, type Panel, type PanelOptions } from '../panel/panel'
import { bundleFile } from './bundle-file'
import { openSocketTo } from './panel-socket'
import { uploadTo } from './panel-upload'
import { cleanup } from './screen'

export interface PanelContext {
  panel: Panel<ManualClock>
  /** Gives the browser the token of an account of the seed; the console reads it with the next `mount`. */
  signIn(username: string): Promise<string>
}

interface Options extends PanelOptions {
  /** Whose token the browser holds at the beginning of each test; nobody's when empty. */
  user?: string | undefined
}

/** Tests that each have a panel of their own in the place of the network, and a browser that is logged in there. */
export function panelTest({ user = 'engineer', ...options }: Options = {}) {
  const tests = suite()
  tests.after.each(leave)

  const add = (name: string, run: (context: PanelContext) => void | Promise<void>) =>
    tests(name, async () => {
      const panel = createPanel(options)
      connect(panel)
      const signIn = (username: string) => signInTo(panel, username)
      if (user) await signIn(user)
      await run({ panel, signIn })
    })
  return Object.assign(add, { suite: tests, run: () => tests.run() })
}

export const test = panelTest()

/** A panel test in which nobody is logged in. */
export const nobody = { user: '' }

let connected: Panel | undefined

function connect(panel: Panel<ManualClock>): void {
  connected = panel
  history.replaceState(null, '', '/app')
  delete environment.relogin
  provide({
    async transport(url, init) {
      const response = bundleFile(url) ?? (await panel.fetch(url, init))
      // A late response must not change what the next test sees.
      if (connected !== panel) throw new TypeError('the test has ended')
      return response
    },
    uploader: uploadTo(panel),
    openSocket: openSocketTo(panel),
    secretFields: SECRET_FIELDS,
    session: sessionLink,
    onReachable: reportReachable,
    reportFailure
  })
}

async function signInTo(panel: Panel<ManualClock>, username: string): Promise<string> {
  const password = panel.state.accounts.find(account => account.username === username)?.password ?? ''
  const body = new URLSearchParams({ grant_type: 'password', username, password })
  const response = await panel.fetch('/api/v1/auth/token/user', { method: 'POST', body })
  const reply: { access_token: string } = await response.json()
  if (!response.ok) throw new Error(`${username} cannot sign in: ${JSON.stringify(reply)}`)
  saveToken(reply.access_token)
  return reply.access_token
}

function leave(): void {
  connected = undefined
  cleanup()
  forgetAllUnsaved()
  clearNotices()
  sessionStorage.clear()
  reset()
  cleanStores($endedSession, $session)
  document.body.replaceChildren()
}
