import { createHash } from 'node:crypto'
import type { Schemas } from '../../../src/api/generated/schema'

const PIECE_LENGTH = 64 * 1024

type Progress = Omit<Schemas['Export'], 'id' | 'name' | 'total' | 'total_bytes'>

export type Run = ReturnType<typeof createRun>

/** One file on its way out, made as fast as it is fetched, with its checksum. */
export function createRun(file: (onRows: (rows: number) => void) => Iterable<Uint8Array>) {
  const progress: Progress = { state: 'waiting', code: null, rows: 0, bytes: 0, sha256: null }
  const end = (from: Progress['state'], to: Partial<Progress>) => {
    if (progress.state === from) Object.assign(progress, to)
  }

  /** Throws once the export is cancelled, which breaks the connection, so that no browser takes the file for complete. */
  const requireRunning = () => {
    if (progress.state !== 'running') throw new Error('The export was cancelled')
  }

  return {
    progress: (): Progress => ({ ...progress }),

    *chunks(): Generator<Uint8Array> {
      const hash = createHash('sha256')
      end('waiting', { state: 'running' })
      try {
        for (const chunk of file(rows => Object.assign(progress, { rows }))) {
          requireRunning()
          hash.update(chunk)
          progress.bytes += chunk.length
          yield chunk
        }
        requireRunning()
        Object.assign(progress, { state: 'done', sha256: hash.digest('hex') })
      } finally {
        end('running', { state: 'failed', code: 'connection_lost' })
      }
    },

    /** Nobody has fetched it in time. */
    expire: () => end('waiting', { state: 'failed', code: 'not_fetched' }),

    cancel() {
      end('waiting', { state: 'cancelled' })
      end('running', { state: 'cancelled' })
    }
  }
}

/** A file in memory in the pieces in which it is sent. */
export function* piecesOf(content: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < content.length; from += PIECE_LENGTH) yield content.subarray(from, from + PIECE_LENGTH)
}
