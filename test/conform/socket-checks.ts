import { WebSocket } from 'ws'
import type { Client } from './client'
import { createProbe } from './probe'
import type { Checked } from './results'

const TAG = 'sockets'
const TIME = '/ws/datetime'
const WEBVIEW = '/ws/webview/conformance'
const FOREIGN = 'http://conformance.example'
/** As the panel writes a time, or as ISO 8601 does. */
const TIME_FRAME = /^\d{4}[/-]\d{2}[/-]\d{2}[ T]\d{2}:\d{2}:\d{2}/
const FRAMES = 2
const PATIENCE_MS = 5000

interface Opened {
  status: number
  frames: string[]
}

/** The time socket, and who is let in to it and to the socket of WebView. */
export async function checkSockets(client: Client, token: string): Promise<Checked[]> {
  const cookie = (value: string) => `ihmi_user_token=${encodeURIComponent(value)}`
  const own = { Cookie: cookie(token), Origin: client.origin }

  const time = createProbe(TAG, TIME)
  const { status, frames } = await openSocket(client, TIME, own, FRAMES)
  time.expect(status === 101, `the socket: status ${status} instead of 101`)
  if (status === 101)
    time.expect(
      frames.length >= FRAMES,
      `the socket: ${frames.length} frames in ${PATIENCE_MS / 1000} s instead of one each second`
    )
  for (const frame of frames)
    time.expect(TIME_FRAME.test(frame), `the socket: a frame is no time: ${frame.slice(0, 40)}`)

  const webview = createProbe(TAG, '/ws/webview/{id}')
  const refusedTo = async (
    probe: typeof time,
    path: string,
    label: string,
    headers: Record<string, string>,
    allowed: number[]
  ) => {
    const refused = await openSocket(client, path, headers, 0)
    const statuses = allowed.join(' or ')
    probe.expect(allowed.includes(refused.status), `${label}: status ${refused.status} instead of ${statuses}`)
  }
  for (const [probe, path, allowed] of [
    [time, TIME, [401, 403]],
    [webview, WEBVIEW, [401, 403, 404]]
  ] as const) {
    await refusedTo(probe, path, 'without a token', { Origin: client.origin }, [...allowed])
    const invalid = { ...own, Cookie: cookie('conformance-no-token') }
    await refusedTo(probe, path, 'with an invalid token', invalid, [...allowed])
    await refusedTo(probe, path, 'from a foreign Origin', { ...own, Origin: FOREIGN }, [...allowed])
  }
  await refusedTo(webview, WEBVIEW, 'with an unknown id', own, [404])
  return [time.result(), webview.result()]
}

/** @returns the first frames, or the status with which the socket was refused; 0 where the connection broke. */
function openSocket(
  { origin, insecure }: Client,
  path: string,
  headers: Record<string, string>,
  wanted: number
): Promise<Opened> {
  return new Promise(resolve => {
    const socket = new WebSocket(origin.replace(/^http/, 'ws') + path, {
      headers,
      rejectUnauthorized: !insecure,
      handshakeTimeout: PATIENCE_MS
    })
    const frames: string[] = []
    const finish = (status: number) => {
      clearTimeout(patience)
      resolve({ status, frames })
      socket.terminate()
    }
    const patience = setTimeout(() => finish(101), PATIENCE_MS)
    socket.on('unexpected-response', (_, { statusCode = 0 }) => finish(statusCode))
    socket.on('error', () => finish(0))
    if (wanted === 0) socket.on('open', () => finish(101))
    socket.on('message', data => {
      frames.push(String(data))
      if (frames.length === wanted) finish(101)
    })
  })
}
