import { WebSocket } from 'ws'
import type { Client } from './client'
import { createProbe, type Probe } from './probe'
import type { Checked } from './results'

const TAG = 'sockets'
const TIME = '/ws/datetime'
const WEBVIEW = '/ws/webview/conformance'
const FOREIGN = 'http://conformance.example'
/** As the panel writes a time, or as ISO 8601 does. */
const TIME_FRAME = /^\d{4}[/-]\d{2}[/-]\d{2}[ T]\d{2}:\d{2}:\d{2}/
const FRAMES = 2
const PATIENCE_MS = 5000

type Handshake = Record<string, string>

interface Opened {
  status: number
  frames: string[]
}

/** The time socket, and who is let in to it and to the socket of WebView. */
export async function checkSockets(client: Client, token: string): Promise<Checked[]> {
  const own = { Cookie: cookie(token), Origin: client.origin }
  return [await checkTime(client, own), await checkWebView(client, own)]
}

async function checkTime(client: Client, own: Handshake): Promise<Checked> {
  const probe = createProbe(TAG, TIME)
  const { status, frames } = await openSocket(client, TIME, own, FRAMES)
  if (probe.expect(status === 101, `the socket: status ${status} instead of 101`)) {
    const seconds = PATIENCE_MS / 1000
    probe.expect(
      frames.length >= FRAMES,
      `the socket: ${frames.length} frames in ${seconds} s instead of one each second`
    )
  }
  for (const frame of frames)
    probe.expect(TIME_FRAME.test(frame), `the socket: a frame is no time: ${frame.slice(0, 40)}`)
  await expectOthersRefused(client, probe, TIME, own, [401, 403])
  return probe.result()
}

async function checkWebView(client: Client, own: Handshake): Promise<Checked> {
  const probe = createProbe(TAG, '/ws/webview/{id}')
  await expectOthersRefused(client, probe, WEBVIEW, own, [401, 403, 404])
  const { status } = await openSocket(client, WEBVIEW, own, 0)
  probe.expect(status === 404, `with an unknown id: status ${status} instead of 404`)
  return probe.result()
}

async function expectOthersRefused(client: Client, probe: Probe, path: string, own: Handshake, allowed: number[]) {
  const others: Record<string, Handshake> = {
    'without a token': { Origin: client.origin },
    'with an invalid token': { ...own, Cookie: cookie('conformance-no-token') },
    'from a foreign Origin': { ...own, Origin: FOREIGN }
  }
  for (const [label, headers] of Object.entries(others)) {
    const { status } = await openSocket(client, path, headers, 0)
    probe.expect(allowed.includes(status), `${label}: status ${status} instead of ${allowed.join(' or ')}`)
  }
}

const cookie = (token: string) => `ihmi_user_token=${encodeURIComponent(token)}`

/** @returns the first frames, or the status with which the socket was refused; 0 where the connection broke. */
function openSocket({ origin, insecure }: Client, path: string, headers: Handshake, wanted: number): Promise<Opened> {
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
