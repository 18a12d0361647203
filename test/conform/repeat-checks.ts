import { WebSocket } from 'ws'
import type { Client, Sent } from './client'
import { createProbe, type Probe, recordOf } from './probe'
import { notRun, type Result } from './results'
import { bearer, endOf, json, type Run } from './run'
import { type Account, grant, renewalBy, signOut, tokensOf, USER } from './session-checks'
import { cookie, TIME_SOCKET } from './sockets'
import { createTimings } from './timings'

/** How often. */
export interface Repeats {
  signIns: number
  sockets: number
  uploads: number
}

const TAG = 'repeat'
const AUTH = 'static/contract/auth.json#/paths/~1auth~1token~1user'
const LIMITS = 'static/contract/common.json#/x-socket-limits'
const PLACES = 'static/contract/common.json#/x-upload-limits'
const UPLOADS = '/api/v1/project/management/uploads'
const UPLOAD_PERMISSION = 'project-management'
/** At the same time. */
const CALLERS = 4
const UPLOAD_BYTES = 64 * 1024
const PATIENCE_MS = 5000

/** The same many times, some of it at once: whether each time goes well, and whether the panel releases what it took. */
export async function checkRepeats(
  run: Run,
  account: Account,
  { signIns, sockets, uploads }: Repeats
): Promise<Result[]> {
  const checks: [name: string, count: number, check: (count: number) => Promise<Result>][] = [
    ['logins', signIns, count => checkSignIns(run, account, count)],
    ['sockets', sockets, count => checkSockets(run, count)],
    ['uploads', uploads, count => checkUploads(run, count)]
  ]
  const results: Result[] = []
  for (const [name, count, check] of checks) {
    const end = endOf(run)
    if (end) results.push(notRun(TAG, name, end))
    else if (count > 0) results.push(await check(count))
  }
  return results
}

/** Each has a token of its own; two renewals of it at once give one token; and none of them displaces another session. */
async function checkSignIns(run: Run, account: Account, count: number): Promise<Result> {
  const { client } = run
  const probe = createProbe(TAG, 'logins', AUTH)
  const timings = createTimings(count)
  const given: string[] = []
  await atOnce(count, CALLERS, async index => {
    const first = await timings.timed(index, () => client.send(grant({ grant_type: 'password', ...account })), 200)
    if (first?.status !== 200) return
    const tokens = tokensOf(first.json)
    const renewals = await Promise.all([1, 2].map(() => client.send(grant(renewalBy(tokens)))))
    const [a, b] = renewals.map(renewal => tokensOf(renewal.json).token)
    const statuses = renewals.map(({ status }) => status).join(' and ')
    const isSame = a === b && statuses === '200 and 200'
    const difference = `two of the same token get status ${statuses}${a === b ? '' : ', and two tokens'}`
    probe.expect('renewals at once', 'token', isSame, difference, AUTH)
    given.push(tokens.token)
    const { status } = await signOut(client, a ?? tokens.token)
    probe.expect('the log-outs', 'status', status === 204, `status ${status} instead of 204`)
  })
  expectAll(probe, 'the logins', timings.failures(), count)
  const { size } = new Set(given)
  probe.expect('the logins', 'token', size === given.length, `${given.length - size} got a token of another one`)
  const { status } = await client.send({ method: 'GET', path: USER, headers: bearer(run.session.token) })
  const ended = `the session of this run gets status ${status}: logins were not released by their log-out`
  probe.expect('afterwards', 'session', status === 200, ended)
  return probe.result(timings.summary())
}

/** As many as an account may have at the same time, then one after another, in place of those that were closed. */
async function checkSockets({ client, contract, session }: Run, count: number): Promise<Result> {
  const probe = createProbe(TAG, 'sockets', LIMITS)
  const { sockets_per_account: most } = contract.socketLimits
  const together = await Promise.all(Array.from({ length: count }, () => open(client, session.token)))
  const opened = together.filter(({ status }) => status === 101).length
  const others = [...new Set(together.map(({ status }) => status))].filter(status => status !== 101)
  const isLimited = opened > 0 && opened <= most && others.every(status => status === 429)
  const counts = `${opened} of ${count} are open, the others get status ${others.join(', ')}`
  probe.expect('sockets at once', 'answer', isLimited, `${counts} instead of at most ${most}, and 429`)
  await Promise.all(together.map(({ close }) => close()))

  const timings = createTimings(count)
  for (let index = 0; index < count; index += 1) {
    const held = await timings.timed(index, () => openSoon(client, session.token), 101)
    await held?.close()
    // Each would wait for what is not released.
    if (held?.status !== 101) break
  }
  expectAll(probe, 'sockets one after another', timings.failures(), count)
  return probe.result(`${opened} at once; one after another: ${timings.summary()}`)
}

/** Of bytes that are no project, which the panel has to refuse and to forget. */
async function checkUploads({ client, contract, session }: Run, count: number): Promise<Result> {
  if (!session.roles.includes(UPLOAD_PERMISSION))
    return notRun(TAG, 'uploads', `the user of this run lacks the permission ${UPLOAD_PERMISSION}`)
  const probe = createProbe(TAG, 'uploads', 'static/contract/project-management.json#/paths')
  const own = bearer(session.token)
  const freeBytes = async () => {
    const { json: overview } = await client.send({ method: 'GET', path: '/api/v1/project/management', headers: own })
    return Number(recordOf(overview).free_bytes)
  }
  const before = await freeBytes()
  const timings = createTimings(count)
  /** @returns why the panel does not allow it now. */
  const upload = async (send: (file: Sent) => Promise<unknown>, missing = 0): Promise<string | undefined> => {
    const body = Buffer.alloc(UPLOAD_BYTES, 'conformance')
    const file = json({ file_name: 'conformance.hmip', size_bytes: body.length + missing }, own)
    const announced = await client.send({ method: 'POST', path: UPLOADS, ...file })
    const { id, error_code: code } = recordOf(announced.json)
    if (announced.status === 409) return `the panel does not allow it now (${code})`
    const headers = { ...own, 'Content-Type': 'application/octet-stream' }
    await send({ method: 'PUT', path: `${UPLOADS}/${id}`, headers, body })
    await client.send({ method: 'DELETE', path: `/api/v1/project/management/candidates/${id}`, headers: own })
    return undefined
  }
  for (let index = 0; index < count; index += 1) {
    const reason = await upload(file => timings.timed(index, () => client.send(file), 400))
    if (reason) return notRun(TAG, 'uploads', reason)
  }
  expectAll(probe, 'the uploads', timings.failures(), count)
  const lost = before - (await freeBytes())
  // Logs grow in the meantime.
  const isReleased = !(lost > (count * UPLOAD_BYTES) / 2)
  probe.expect('afterwards', 'answer', isReleased, `${lost} bytes less are free than before ${count} refused uploads`)
  await upload(async file => {
    const { status, json: refusal } = await client.send(file)
    const { error_code: code = 'no error_code' } = recordOf(refusal)
    const isIncomplete = status === 400 && code === 'project_upload_failed'
    const difference = `status ${status} (${code}) instead of 400 (project_upload_failed)`
    probe.expect('an upload without its last byte', 'error_code', isIncomplete, difference)
  }, 1)
  const { uploads: places } = contract.uploadLimits
  for (let cut = 0; cut <= places; cut += 1) await upload(client.breakOff)
  await upload(async file => {
    const { status } = await client.send(file)
    const label = `an upload after ${places + 1} whose connection was lost`
    probe.expect(label, 'status', status === 400, `status ${status} instead of 400`, PLACES)
  })
  return probe.result(timings.summary())
}

function expectAll(probe: Probe, label: string, failures: string[], count: number): void {
  const shown = failures.slice(0, 3).join(', ')
  probe.expect(label, 'answer', failures.length === 0, `${failures.length} of ${count} failed: ${shown}`)
}

/** Calls with each index, so many at the same time. */
async function atOnce(count: number, callers: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0
  const call = async () => {
    while (next < count) {
      next += 1
      await work(next - 1)
    }
  }
  await Promise.all(Array.from({ length: Math.min(callers, count) }, call))
}

interface Held {
  status: number
  /** @returns once it is closed. */
  close(): Promise<void>
}

/** Opens the time socket and leaves it open. */
function open({ origin, insecure }: Client, token: string): Promise<Held> {
  return new Promise(resolve => {
    const headers = { Cookie: cookie(token), Origin: origin }
    const options = { headers, rejectUnauthorized: !insecure, handshakeTimeout: PATIENCE_MS }
    const socket = new WebSocket(origin.replace(/^http/, 'ws') + TIME_SOCKET, options)
    const refused = (status: number) => resolve({ status, close: async () => {} })
    socket.on('unexpected-response', (_, { statusCode = 0 }) => refused(statusCode))
    socket.on('error', () => refused(0))
    const close = () =>
      new Promise<void>(closed => {
        socket.on('close', () => closed())
        socket.close()
      })
    socket.on('open', () => resolve({ status: 101, close }))
  })
}

/** The panel may need a moment to notice that another one was closed. */
async function openSoon(client: Client, token: string): Promise<Held> {
  const patience = AbortSignal.timeout(PATIENCE_MS)
  for (;;) {
    const held = await open(client, token)
    if (held.status === 101 || patience.aborted) return held
    await new Promise(resolve => setTimeout(resolve, 200))
  }
}
