import { formatBytes } from '../text/format'
import type { Message } from '../text/message'

export interface FileLimits {
  /** Such as `.csv`, in lower case; any where none is named. */
  endings?: readonly string[]
  mostBytes: number
}

/** What is wrong with a file before anything of it is sent. */
export function validateFile(
  file: Pick<File, 'name' | 'size'>,
  { endings = [], mostBytes }: FileLimits
): Message | undefined {
  const name = file.name.toLowerCase()
  if (endings.length > 0 && !endings.some(ending => name.endsWith(ending)))
    return ['errors.file.ending', { endings: endings.join(', ') }]
  if (file.size === 0) return 'errors.file.empty'
  if (file.size > mostBytes) return ['errors.file.tooLarge', { most: formatBytes(mostBytes) }]
  return
}
