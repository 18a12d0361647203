import { ownAddress } from '../../lib/browser/download'
import { environment } from '../../lib/environment'
import { ApiError } from '../../lib/remote/failure'
import { acquireSlot } from './request-slots'

/**
 * Passes a prepared file on while it arrives, no faster than `write` takes it, so that it is never whole in memory. The
 * address needs no token. Rejects with what `write` threw. @returns the number of bytes. @throws ApiError
 */
export async function receiveFile(
  address: string,
  write: (chunk: Uint8Array) => Promise<void>,
  signal: AbortSignal
): Promise<number> {
  const release = await acquireSlot('read', signal).catch(unreachable)
  // `write` may go on for long after the connection was closed.
  signal.addEventListener('abort', release)
  try {
    const reader = await open(address, signal)
    return await copy(reader, write, signal).catch(error => {
      reader.cancel().catch(() => {})
      throw error
    })
  } finally {
    release()
  }
}

async function copy(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  write: (chunk: Uint8Array) => Promise<void>,
  signal: AbortSignal
): Promise<number> {
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read().catch(unreachable)
    // A transport may ignore its signal.
    if (signal.aborted) throw new ApiError({ kind: 'cancelled' })
    if (done) return bytes
    await write(value)
    bytes += value.byteLength
  }
}

async function open(address: string, signal: AbortSignal): Promise<ReadableStreamDefaultReader<Uint8Array>> {
  const target = ownAddress(address)
  if (target === undefined) throw new ApiError({ kind: 'malformed' })
  const response = await environment
    .transport(target, { signal, cache: 'no-store', redirect: 'error' })
    .catch(unreachable)
  if (!response.ok || !response.body) throw new ApiError({ kind: 'malformed' })
  return response.body.getReader()
}

function unreachable(): never {
  throw new ApiError({ kind: 'unreachable' })
}
