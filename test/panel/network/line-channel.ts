import { once } from 'node:events'
import type { Socket } from 'node:net'
import { createInterface } from 'node:readline'

export type Line = Record<string, unknown>

export interface LineChannel {
  send(line: Line): void
  /** The next line that arrives. @throws Error when the connection ends, or after the timeout */
  next(timeoutMs: number): Promise<Line>
  /** Called for each line from now on. */
  onLine(listener: (line: Line) => void): void
  onClose(listener: () => void): void
  close(): void
}

/** A connection on which each line is a JSON object. */
export function lineChannel(socket: Socket): LineChannel {
  const lines = createInterface({ input: socket })
  socket.on('error', () => {})

  return {
    send: line => void socket.write(`${JSON.stringify(line)}\n`),

    async next(timeoutMs) {
      const ended = new AbortController()
      const end = () => ended.abort()
      socket.once('close', end)
      try {
        const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(timeoutMs)])
        const [text] = await once(lines, 'line', { signal })
        return parseLine(String(text))
      } finally {
        socket.off('close', end)
      }
    },

    onLine: listener => void lines.on('line', text => listener(parseLine(text))),
    onClose: listener => void socket.once('close', listener),
    close: () => void socket.destroy()
  }
}

function parseLine(text: string): Line {
  try {
    const line: unknown = JSON.parse(text)
    return typeof line === 'object' && line !== null ? { ...line } : {}
  } catch {
    return {}
  }
}
