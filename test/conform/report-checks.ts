import type { WebSocket } from 'ws'
import { createProbe, recordOf } from './probe'
import type { Result } from './results'
import { bearer, json, type Run } from './run'
import { signIn } from './session-checks'
import { cookie, openSocket, TIME_SOCKET } from './sockets'
import { createAccount, deleteAccount, type TemporaryAccount } from './temporary-account'

const FINDINGS = '/api/v1/system/findings'
const PLACE = 'static/contract/common.json#/x-sockets/~1ws~1datetime'
/** The frame that reports a change. */
export const REPORT = 'findings'
/** The second that the contract allows, over a slow line. */
const REPORT_MS = 3000
/** What is received before something is changed. */
const FRAMES = 3
/** What counts on by itself, and is no change. */
const COUNTING = ['time', 'age_seconds', 'in_seconds']

/** Of a panel that reports changes of what is wrong: whether it does when an account of this run may see more. */
export async function checkReports(run: Run): Promise<Result> {
  const probe = createProbe('sockets', `${TIME_SOCKET}: ${REPORT}`, PLACE)
  const account = await createAccount(run, { password_must_change: false })
  if (!account) return probe.result()
  try {
    const { token } = await signIn(run.client, account)
    let reported = true
    const own = { Cookie: cookie(token), Origin: run.client.origin }
    const { frames } = await openSocket(run.client, TIME_SOCKET, own, FRAMES, async socket => {
      const before = await readFindings(run, token)
      const report = nextReport(socket)
      await addRoles(run, account)
      if ((await readFindings(run, token)) !== before) reported = await report
      socket.close()
    })
    const difference = `no frame ${REPORT} in ${REPORT_MS / 1000} s after ${FINDINGS} has changed`
    if (frames.includes(REPORT)) probe.expect('the socket', 'reports', reported, difference)
  } finally {
    await deleteAccount(run, account)
  }
  return probe.result()
}

async function readFindings({ client }: Run, token: string): Promise<string> {
  const { json: body } = await client.send({ method: 'GET', path: FINDINGS, headers: bearer(token) })
  return JSON.stringify(recordOf(body), (key, value) => (COUNTING.includes(key) ? undefined : value))
}

/** Those of the user of the run. */
async function addRoles({ client, session }: Run, { path }: TemporaryAccount): Promise<void> {
  const headers = bearer(session.token)
  const { json: settings, headers: read } = await client.send({ method: 'GET', path, headers })
  const changed = { ...recordOf(settings), roles: session.roles }
  await client.send({ method: 'PUT', path, ...json(changed, { ...headers, 'If-Match': read.etag ?? '' }) })
}

function nextReport(socket: WebSocket): Promise<boolean> {
  return new Promise(resolve => {
    const patience = setTimeout(resolve, REPORT_MS, false)
    socket.on('message', data => {
      if (String(data) !== REPORT) return
      clearTimeout(patience)
      resolve(true)
    })
  })
}
