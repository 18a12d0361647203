import { ApiError } from '../../src/lib/remote/failure'
import type { Uploader } from '../../src/lib/remote/upload'
import type { Panel } from '../panel/panel'

/** Sends files to the panel of a test, as an XMLHttpRequest would over the network: half, then all, then the answer. */
export function uploadTo(panel: Pick<Panel, 'fetch'>): Uploader {
  return async ({ url, headers, file, signal, onProgress }) => {
    onProgress(Math.floor(file.size / 2))
    const body = await file.arrayBuffer()
    try {
      const answer = panel.fetch(url, { method: 'PUT', headers, body, signal })
      const response = await Promise.race([answer, stopped(signal)])
      onProgress(file.size)
      return { status: response.status, headers: response.headers, text: await response.text() }
    } catch {
      throw new ApiError({ kind: signal.aborted ? 'cancelled' : 'unreachable' })
    }
  }
}

function stopped(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}
