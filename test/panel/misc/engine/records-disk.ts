import { posix } from 'node:path'
import { DiskError } from '../../storage/plant-disk'
import type { FtpDisk } from '../../storage/plant-ftp-files'
import type { ServedFile } from '../engine'

/** The records of the panel as folders that can only be read. */
export function recordsDisk(files: () => ServedFile[]): FtpDisk {
  const pathOf = ({ folder, name }: ServedFile) => posix.join(folder, name)
  const folders = () => [...new Set(files().map(({ folder }) => folder))]
  const denied = () => {
    throw new DiskError('denied')
  }
  return {
    isFolder: path => path === '/' || folders().includes(path),

    namesIn: path =>
      path === '/'
        ? folders().map(folder => posix.basename(folder))
        : files().flatMap(({ folder, name }) => (folder === path ? [name] : [])),

    read(path) {
      const file = files().find(it => pathOf(it) === path)
      if (!file) throw new DiskError('missing')
      return Buffer.from(file.read())
    },

    create: denied,
    append: denied,
    rename: denied,
    remove: denied
  }
}
