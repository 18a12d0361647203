import { WebSocket } from 'ws'
import type { Client } from './client'
import { TOKEN_COOKIE } from './session-checks'

export const TIME_SOCKET = '/ws/datetime'
export const PATIENCE_MS = 6000

export type Handshake = Record<string, string>

interface Opened {
  status: number
  frames: string[]
  /** Whether a frame was binary. */
  binary: boolean
  /** With which it was closed, where that was waited for. */
  code?: number
}

/** As the console writes it: a token has only characters that a cookie may have. */
export const cookie = (token: string) => `${TOKEN_COOKIE}=${token}`

/**
 * @param end called with the last frame that is wanted; then the socket is left until it closes.
 * @returns the first frames, or the status with which the socket was refused; 0 where the connection broke.
 */
export function openSocket(
  { origin, insecure }: Client,
  path: string,
  headers: Handshake,
  wanted: number,
  end?: (socket: WebSocket) => Promise<unknown>
): Promise<Opened> {
  return new Promise(resolve => {
    const socket = new WebSocket(origin.replace(/^http/, 'ws') + path, {
      headers,
      rejectUnauthorized: !insecure,
      handshakeTimeout: PATIENCE_MS
    })
    const frames: string[] = []
    let binary = false
    const finish = (status: number, code?: number) => {
      clearTimeout(patience)
      resolve({ status, frames, binary, ...(code !== undefined && { code }) })
      socket.terminate()
    }
    const patience = setTimeout(() => finish(101), PATIENCE_MS)
    socket.on('unexpected-response', (_, { statusCode = 0 }) => finish(statusCode))
    socket.on('error', () => finish(0))
    if (wanted === 0) socket.on('open', () => finish(101))
    socket.on('message', (data, isBinary) => {
      binary ||= isBinary
      frames.push(String(data))
      if (frames.length !== wanted) return
      if (end) end(socket).catch(() => finish(101))
      else finish(101)
    })
    if (end) socket.on('close', code => finish(101, code))
  })
}
