import type { Client } from './client'
import { createProbe, type Probe, recordOf } from './probe'
import { checkReports, REPORT } from './report-checks'
import { notRun, type Result } from './results'
import { bearer, endOf, type Run, type Session } from './run'
import { type Account, otherPortOf, signIn, signOut } from './session-checks'
import { cookie, type Handshake, openSocket, PATIENCE_MS, TIME_SOCKET } from './sockets'

const TAG = 'sockets'
const WEBVIEW = '/ws/webview/conformance'
const USER_MODE = '/ws/user-mode'
const CLOCK = '/api/v1/system/time'
const PLACE = 'static/contract/common.json#/x-sockets/~1ws~1'
const CLOSES = 'static/contract/common.json#/x-socket-closes'
const SIGNED_OUT = 4401
const LIMITS = 'static/contract/common.json#/x-socket-limits'
const TOO_MANY = 1008
const TOO_LARGE = 1009
const FOREIGN = 'http://conformance.example'
/** As the panel writes a time, or as ISO 8601 does. */
const TIME_FRAME = /^(\d{4})[/-](\d{2})[/-](\d{2})[ T](\d{2}):(\d{2}):(\d{2})/
const FRAMES = 3
/** Of a time that is sent once a second, over a slow line. */
const TOLERANCE_SECONDS = 3

type Limits = Run['contract']['socketLimits']

/** The time socket, and who is let in to it and to the socket of WebView. */
export async function checkSockets(run: Run, account: Account): Promise<Result[]> {
  const end = endOf(run)
  if (end) return [notRun(TAG, TAG, end)]
  const { client, session } = run
  const own = { Cookie: cookie(session.token), Origin: client.origin }
  const { socketLimits: most } = run.contract
  const time = await checkTime(client, session.token, own, account, most)
  return [time, await checkReports(run), await checkWebView(client, own), await checkUserMode(client, own, run.other)]
}

async function checkTime(
  client: Client,
  token: string,
  own: Handshake,
  account: Account,
  most: Limits
): Promise<Result> {
  const probe = createProbe(TAG, TIME_SOCKET, `${PLACE}datetime`)
  const { json } = await client.send({ method: 'GET', path: CLOCK, headers: bearer(token) })
  const { status, frames, binary } = await openSocket(client, TIME_SOCKET, own, FRAMES)
  if (probe.expect('the socket', 'status', status === 101, `status ${status} instead of 101`))
    checkFrames(probe, frames, binary, secondsOf(String(recordOf(json).time ?? json)))
  const again = await openSocket(client, TIME_SOCKET, own, 1)
  const { length } = again.frames
  const difference = `status ${again.status} and ${length} frames instead of 101 and a frame`
  probe.expect('a second connection', 'frames', again.status === 101 && length > 0, difference)
  await expectOthersRefused(client, probe, TIME_SOCKET, own, [401, 403])
  await checkSize(client, probe, own, most.message_bytes)
  await checkRate(client, probe, own, most.messages_per_second)
  await checkEnd(client, probe, account)
  return probe.result()
}

async function checkSize(client: Client, probe: Probe, own: Handshake, most: number): Promise<void> {
  const { status, code } = await openSocket(client, TIME_SOCKET, own, 1, async socket =>
    socket.send('x'.repeat(most + 1))
  )
  if (status !== 101) return
  const difference = code ? `close code ${code} instead of ${TOO_LARGE}` : 'the socket stays open'
  probe.expect(`a message of ${most + 1} bytes`, 'answer', code === TOO_LARGE, difference, LIMITS)
}

/** So many at once that one second cannot have all of them, wherever it begins. */
async function checkRate(client: Client, probe: Probe, own: Handshake, most: number): Promise<void> {
  const messages = 3 * most
  const { status, code } = await openSocket(client, TIME_SOCKET, own, 1, async socket => {
    for (let sent = 0; sent < messages; sent += 1) socket.send('x')
  })
  if (status !== 101) return
  const difference = code ? `close code ${code} instead of ${TOO_MANY}` : 'the socket stays open'
  probe.expect(`${messages} messages at once`, 'answer', code === TOO_MANY, difference, LIMITS)
}

/** A sign-in of its own, whose socket has to close with it. */
async function checkEnd(client: Client, probe: Probe, account: Account): Promise<void> {
  const { token } = await signIn(client, account)
  const opened = { Cookie: cookie(token), Origin: client.origin }
  const { status, code } = await openSocket(client, TIME_SOCKET, opened, 1, () => signOut(client, token))
  if (status !== 101) return
  const difference = code ? `close code ${code} instead of ${SIGNED_OUT}` : `open ${PATIENCE_MS / 1000} s after it`
  probe.expect('after the log-out', 'session', code === SIGNED_OUT, difference, CLOSES)
}

function checkFrames(probe: Probe, frames: string[], binary: boolean, clock: number | undefined): void {
  const { length } = frames
  const few = `${length} frames in ${PATIENCE_MS / 1000} s instead of one each second`
  probe.expect('the socket', 'frames', length >= FRAMES, few)
  probe.expect('the socket', 'content type', !binary, 'a binary frame instead of text frames')
  for (const frame of frames) {
    const isTime = frame === REPORT || secondsOf(frame) !== undefined
    probe.expect('the socket', 'schema', isTime, `a frame is no time: ${frame.slice(0, 40)}`)
  }
  const times = frames.filter(frame => frame !== REPORT).map(secondsOf)
  const steps = times.slice(1).map((time = 0, index) => time - (times[index] ?? 0))
  const isOrdered = steps.every(step => step >= 0 && step <= TOLERANCE_SECONDS)
  const seconds = steps.join(' and ')
  probe.expect('the socket', 'order of frames', isOrdered, `${seconds} s from frame to frame instead of about 1`)
  const [first] = times
  if (first === undefined || clock === undefined) return
  const isNow = Math.abs(first - clock) <= TOLERANCE_SECONDS
  probe.expect('the socket', 'time of frames', isNow, `${first - clock} s after the time of GET /system/time`)
}

function secondsOf(text: string): number | undefined {
  const [, ...parts] = TIME_FRAME.exec(text) ?? []
  const [year = 0, month = 0, day = 0, hour, minute, second] = parts.map(Number)
  return parts.length > 0 ? Date.UTC(year, month - 1, day, hour, minute, second) / 1000 : undefined
}

async function checkWebView(client: Client, own: Handshake): Promise<Result> {
  const probe = createProbe(TAG, '/ws/webview/{id}', `${PLACE}webview~1{id}`)
  await expectOthersRefused(client, probe, WEBVIEW, own, [401, 403, 404])
  const { status } = await openSocket(client, WEBVIEW, own, 0)
  probe.expect('with an unknown id', 'status', status === 404, `status ${status} instead of 404`)
  return probe.result()
}

/** A panel without user mode does not have it; a user who lacks a requirement of the contract is never let in. */
async function checkUserMode(client: Client, own: Handshake, other: Session | undefined): Promise<Result> {
  const probe = createProbe(TAG, USER_MODE, `${PLACE}user-mode`)
  await expectOthersRefused(client, probe, USER_MODE, own, [401, 403, 404])
  if (other?.roles.length === 0) {
    const { status } = await openSocket(client, USER_MODE, { ...own, Cookie: cookie(other.token) }, 0)
    const difference = `status ${status} instead of 403 or 404`
    probe.expect('as a user without roles', 'status', [403, 404].includes(status), difference)
  }
  return probe.result()
}

async function expectOthersRefused(client: Client, probe: Probe, path: string, own: Handshake, allowed: number[]) {
  const others: Record<string, Handshake> = {
    'without a token': { Origin: client.origin },
    'with an invalid token': { ...own, Cookie: cookie('conformance-no-token') },
    'from a foreign Origin': { ...own, Origin: FOREIGN },
    'from another port of the panel': { ...own, Origin: otherPortOf(client.origin) }
  }
  for (const [label, headers] of Object.entries(others)) {
    const { status } = await openSocket(client, path, headers, 0)
    const difference = `status ${status} instead of ${allowed.join(' or ')}`
    probe.expect(label, 'status', allowed.includes(status), difference)
  }
}
