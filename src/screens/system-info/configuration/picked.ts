import { saveBlob } from '../../../lib/browser/download'
import { readFile } from '../../../lib/browser/read-file'
import { validateFile } from '../../../lib/form/file-rules'
import type { Message } from '../../../lib/text/message'
import { parseSnapshot, type Snapshot, snapshotText } from './snapshot'

export const FILE_LIMITS = { extensions: ['.json'], maxBytes: 64 * 2 ** 20 }

/** A file that was chosen; without a snapshot where it is none. */
export interface Picked {
  name: string
  size: number
  error?: Message
  snapshot?: Snapshot
  /** Somebody has changed it after it was saved. */
  changed?: boolean
}

export async function pickedOf(file: File): Promise<Picked> {
  const picked = { name: file.name, size: file.size }
  const unfit = validateFile(file, FILE_LIMITS)
  if (unfit) return { ...picked, error: unfit }
  const bytes = await readFile(file).catch(() => undefined)
  if (!bytes) return { ...picked, error: 'errors.file.notRead' }
  const parsed = parseSnapshot(new TextDecoder().decode(bytes))
  if (parsed.status === 'read') return { ...picked, ...parsed }
  return { ...picked, error: `systemInfoConfiguration.file.${parsed.status}` }
}

export type Save = (blob: Blob, name: string) => void

/** Offers it as a file. */
export function saveSnapshot(snapshot: Snapshot, save: Save = saveBlob): void {
  save(new Blob([snapshotText(snapshot)], { type: 'application/json' }), fileNameOf(snapshot))
}

const fileNameOf = ({ panel, time }: Snapshot) =>
  `${panel.hmi_name || 'panel'}-configuration-${time.replace(/[/:]/g, '').replace(' ', '-')}.json`
