import { formatBytes } from '../text/measures'
import type { Message } from '../text/message'

export interface FileLimits {
  /** Such as `.csv`, in lower case; any file if left out. */
  extensions?: readonly string[]
  maxBytes: number
}

/** Validates a file before it is read or sent. */
export function validateFile(
  file: Pick<File, 'name' | 'size'>,
  { extensions = [], maxBytes }: FileLimits
): Message | undefined {
  const name = file.name.toLowerCase()
  if (extensions.length > 0 && !extensions.some(extension => name.endsWith(extension)))
    return ['errors.file.ending', { endings: extensions.join(', ') }]
  if (file.size === 0) return 'errors.file.empty'
  if (file.size > maxBytes) return ['errors.file.tooLarge', { most: formatBytes(maxBytes) }]
  return
}
