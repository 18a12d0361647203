import { environment } from '../../lib/environment'
import { ApiError } from '../../lib/remote/failure'
import type { Shape } from '../../lib/remote/shape'
import { sendFile } from '../../lib/remote/upload'
import { authorised, fillIn } from './client'
import type { PathOf } from './contract-types'
import { acquireSlot } from './request-slots'
import { replyOf } from './response'

/** The request timeout; for an upload the time without any progress. */
const SILENCE_SECONDS = 360

export interface UploadOptions<T> {
  params: Record<string, string>
  reply: Shape<T>
  signal: AbortSignal
  onProgress(sentBytes: number): void
}

/** Sends a file unchanged, in one of the slots that all requests share. @throws ApiError */
export async function upload<T>(path: PathOf<'put'>, file: Blob, options: UploadOptions<T>): Promise<T> {
  const { params, reply, signal, onProgress } = options
  const release = await acquireSlot('action', signal).catch(() => {
    throw new ApiError({ kind: 'cancelled' })
  })
  const send = environment.uploader ?? sendFile
  const attempt = (token: string | undefined) =>
    send({
      url: `/api/v1${fillIn(path, params)}`,
      headers: { 'Content-Type': 'application/octet-stream', ...(token && { Authorization: `Bearer ${token}` }) },
      file,
      signal,
      silenceSeconds: SILENCE_SECONDS,
      onProgress
    })
  try {
    const answer = replyOf(await authorised(attempt), reply)
    if (answer === undefined) throw new ApiError({ kind: 'malformed' })
    return answer
  } finally {
    release()
  }
}
