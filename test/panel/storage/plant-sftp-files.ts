import { posix } from 'node:path'
import type { Attributes, SFTPWrapper } from 'ssh2'
import { DiskError, type PlantDisk } from './plant-disk'

/** Statuses and open flags of version 3 of the SSH file transfer protocol. */
const STATUS = { ok: 0, endOfFile: 1, missing: 2, denied: 3, full: 4 }
const OPEN_TO_WRITE = 2
const FOLDER_MODE = 0o040755
const FILE_MODE = 0o100644

/** Serves a disk to one session; `cut` breaks the connection. */
export function serveSftp(sftp: SFTPWrapper, disk: PlantDisk, cut: () => void): void {
  /** Open files and folders by the number that is their handle. */
  const open = new Map<number, { path: string; listed: boolean }>()
  let lastHandle = 0

  const pathOf = (name: string) => posix.resolve('/', name)
  const handleFor = (path: string): Buffer => {
    lastHandle += 1
    open.set(lastHandle, { path, listed: false })
    const handle = Buffer.alloc(4)
    handle.writeUInt32BE(lastHandle)
    return handle
  }
  const opened = (handle: Buffer) => {
    const found = open.get(handle.readUInt32BE())
    if (!found) throw new DiskError('missing')
    return found
  }
  const attributesOf = (path: string): Attributes => {
    const isFolder = disk.isFolder(path)
    const size = isFolder ? 0 : disk.read(path).length
    return { mode: isFolder ? FOLDER_MODE : FILE_MODE, uid: 0, gid: 0, size, atime: 0, mtime: 0 }
  }
  /** Replies with the status of a failure. */
  const attempt = (request: number, work: () => void) => {
    try {
      work()
    } catch (error) {
      if (!(error instanceof DiskError)) throw error
      if (error.kind === 'cut') cut()
      else sftp.status(request, STATUS[error.kind], error.message)
    }
  }
  const run = (request: number, work: () => void) =>
    attempt(request, () => {
      work()
      sftp.status(request, STATUS.ok)
    })
  const sendAttributes = (request: number, name: string) =>
    attempt(request, () => sftp.attrs(request, attributesOf(pathOf(name))))

  sftp
    .on('REALPATH', (request, name) =>
      sftp.name(request, [{ filename: pathOf(name), longname: '', attrs: attributesOfNothing() }])
    )
    .on('STAT', sendAttributes)
    .on('LSTAT', sendAttributes)
    .on('OPEN', (request, name, flags) =>
      attempt(request, () => {
        const path = pathOf(name)
        if (flags & OPEN_TO_WRITE) disk.create(path)
        else disk.read(path)
        sftp.handle(request, handleFor(path))
      })
    )
    .on('WRITE', (request, handle, _offset, data) => run(request, () => disk.append(opened(handle).path, data)))
    .on('READ', (request, handle, offset, length) =>
      attempt(request, () => {
        const block = disk.read(opened(handle).path).subarray(offset, offset + length)
        if (block.length > 0) sftp.data(request, block)
        else sftp.status(request, STATUS.endOfFile)
      })
    )
    .on('OPENDIR', (request, name) =>
      attempt(request, () => {
        if (!disk.isFolder(pathOf(name))) throw new DiskError('missing')
        sftp.handle(request, handleFor(pathOf(name)))
      })
    )
    .on('READDIR', (request, handle) =>
      attempt(request, () => {
        const folder = opened(handle)
        const names = disk.namesIn(folder.path)
        if (folder.listed || names.length === 0) return sftp.status(request, STATUS.endOfFile)
        folder.listed = true
        const entry = (filename: string) => ({
          filename,
          longname: filename,
          attrs: attributesOf(posix.join(folder.path, filename))
        })
        sftp.name(request, names.map(entry))
      })
    )
    .on('REMOVE', (request, name) => run(request, () => disk.remove(pathOf(name))))
    .on('RENAME', (request, from, to) => run(request, () => disk.rename(pathOf(from), pathOf(to))))
    .on('CLOSE', (request, handle) => run(request, () => void open.delete(handle.readUInt32BE())))
}

const attributesOfNothing = (): Attributes => ({ mode: 0, uid: 0, gid: 0, size: 0, atime: 0, mtime: 0 })
