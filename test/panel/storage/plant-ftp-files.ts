import { posix } from 'node:path'
import { Readable, Writable } from 'node:stream'
import type { FileSystem } from 'ftp-srv'
import { DiskError, type PlantDisk } from './plant-disk'

export type FtpDisk = Omit<PlantDisk, 'files' | 'deleted'>

/** A disk as the FTP server library uses it; `cut` breaks the connection. */
export function ftpFileSystem(disk: FtpDisk, cut: () => void): FileSystem {
  let folder = '/'
  const pathOf = (name: string) => posix.resolve(folder, name)
  const factsOf = (path: string) => {
    const isFolder = disk.isFolder(path)
    return {
      name: posix.basename(path),
      size: isFolder ? 0 : disk.read(path).length,
      mtime: 0,
      isDirectory: () => isFolder
    }
  }

  const methods = {
    currentDirectory: () => folder,
    get: async (name: string) => factsOf(pathOf(name)),
    list: async (name: string) => disk.namesIn(pathOf(name)).map(file => factsOf(posix.join(pathOf(name), file))),

    async chdir(name: string) {
      if (!disk.isFolder(pathOf(name))) throw new DiskError('missing')
      folder = pathOf(name)
      return folder
    },

    write(name: string) {
      const path = pathOf(name)
      disk.create(path)
      return { stream: uploadTo(disk, path, cut), clientPath: path }
    },

    read: async (name: string) => ({ stream: Readable.from([disk.read(pathOf(name))]), clientPath: pathOf(name) }),
    delete: async (name: string) => disk.remove(pathOf(name)),
    rename: async (from: string, to: string) => disk.rename(pathOf(from), pathOf(to))
  }
  // The server calls these methods alone; commands without one are refused.
  return methods as unknown as FileSystem
}

/** Takes all of a file that does not fit before it fails, as a reply to a transfer under way may be lost. */
function uploadTo(disk: FtpDisk, path: string, cut: () => void): Writable {
  let failure: DiskError | undefined
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      try {
        if (!failure) disk.append(path, chunk)
      } catch (error) {
        if (!(error instanceof DiskError)) throw error
        if (error.kind === 'cut') return cut()
        failure = error
      }
      done()
    },
    final: done => done(failure)
  })
  // How the server says that the client has sent all.
  return stream.once('close', () => stream.end())
}
