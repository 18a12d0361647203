import { receiveFile } from '../../../api/client/receive-file'
import { cancelExport, type Export, readExport, type StartedExport } from '../../../api/exports'
import type { OpenFile } from '../../../lib/browser/pick-file'
import { isApiError } from '../../../lib/remote/failure'

export type FailureReason = NonNullable<Export['code']> | 'cancelled' | 'forgotten' | 'not_written'

export type Outcome =
  | { step: 'done'; file: Export; name: string }
  /** Nothing complete has been saved. */
  | { step: 'failed'; reason: FailureReason }

/** Writes the file while it arrives, and closes it only if all that the panel has sent is in it. */
export async function writeToFile(file: OpenFile, { id, url }: StartedExport, signal: AbortSignal): Promise<Outcome> {
  try {
    const bytes = await receiveFile(url, file.write, signal)
    const sent = await readExport(id, signal)
    if (sent.state !== 'done' || sent.bytes !== bytes) return await drop(file, 'connection_lost')
    await file.close()
    return { step: 'done', file: sent, name: file.name }
  } catch (error) {
    if (isApiError(error)) return drop(file, await reasonOf(id))
    await cancelExport(id).catch(() => {})
    return drop(file, 'not_written')
  }
}

async function reasonOf(id: string): Promise<FailureReason> {
  const sent = await readExport(id).catch(() => undefined)
  return sent?.state === 'cancelled' ? 'cancelled' : 'connection_lost'
}

async function drop(file: OpenFile, reason: FailureReason): Promise<Outcome> {
  await file.abort().catch(() => {})
  return { step: 'failed', reason }
}
