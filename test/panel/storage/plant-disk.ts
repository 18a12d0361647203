import { posix } from 'node:path'

/** What the faults of file servers are switched on with, while they run. */
export interface PlantFileFaults {
  /** Breaks the connection of the next upload after so many bytes, once. */
  cutAfterBytes?: number | undefined
  /** Whether the SFTP servers present another host key. */
  hostKeyChanged?: boolean | undefined
  /** Passwords that the SFTP servers received with the other host key. */
  captured?: string[]
}

export class DiskError extends Error {
  readonly kind: 'missing' | 'denied' | 'full' | 'cut'

  constructor(kind: DiskError['kind']) {
    super(WORDS[kind])
    this.kind = kind
  }
}

const WORDS = {
  missing: 'No such file or directory',
  denied: 'Permission denied',
  full: 'Disk quota exceeded',
  cut: 'Connection cut'
}

/** `quota` limits the bytes in a folder. */
type Folder = { readOnly?: boolean; quota?: number }

/** The folders of a file server: one to write to, one that is read only, and one with little room. */
const FOLDERS: Record<string, Folder> = {
  '/': {},
  '/line2': {},
  '/read-only': { readOnly: true },
  '/full': { quota: 40 }
}

export const FILE_FOLDERS = Object.keys(FOLDERS).filter(path => path !== '/')

export type PlantDisk = ReturnType<typeof createPlantDisk>

/** The disk of a file server, in memory. */
export function createPlantDisk(faults: PlantFileFaults) {
  const files = new Map<string, Buffer>()
  const deleted: string[] = []

  const folderOf = (path: string) => posix.dirname(path)
  const namesIn = (folder: string) =>
    [...files.keys()].filter(path => folderOf(path) === folder).map(path => posix.basename(path))
  const writable = (path: string): Folder => {
    const folder = FOLDERS[folderOf(path)]
    if (!folder) throw new DiskError('missing')
    if (folder.readOnly) throw new DiskError('denied')
    return folder
  }
  const sizeIn = (folder: string) =>
    namesIn(folder).reduce((sum, name) => sum + (files.get(posix.join(folder, name))?.length ?? 0), 0)
  const read = (path: string): Buffer => {
    const content = files.get(path)
    if (!content) throw new DiskError('missing')
    return content
  }

  return {
    /** By path. */
    files,
    /** Paths of files that were deleted, the oldest first. */
    deleted,
    isFolder: (path: string) => path in FOLDERS,
    namesIn,
    read,

    create(path: string): void {
      writable(path)
      files.set(path, Buffer.alloc(0))
    },

    append(path: string, chunk: Uint8Array): void {
      const { quota = Number.POSITIVE_INFINITY } = writable(path)
      if (sizeIn(folderOf(path)) + chunk.length > quota) throw new DiskError('full')
      const content = Buffer.concat([read(path), chunk])
      files.set(path, content)
      if (content.length < (faults.cutAfterBytes ?? Number.POSITIVE_INFINITY)) return
      faults.cutAfterBytes = undefined
      throw new DiskError('cut')
    },

    /** Replaces no file, as many servers do. */
    rename(from: string, to: string): void {
      writable(from)
      writable(to)
      if (files.has(to)) throw new DiskError('denied')
      files.set(to, read(from))
      files.delete(from)
    },

    remove(path: string): void {
      writable(path)
      read(path)
      files.delete(path)
      deleted.push(path)
    }
  }
}
