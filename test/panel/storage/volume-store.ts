import type { Medium, MediumFile } from '../project/media'
import { presentMedia } from '../project/present-media'
import type { PanelState } from '../state'
import type { Chunks, FileStore } from './file-store'
import { type FileTarget, TargetFailure } from './target'
import type { Steps } from './target-steps'

/** What files are written to inside the panel: a medium, or its own memory. */
interface Volume {
  isPresent(): boolean
  readOnly: boolean
  files: MediumFile[]
  freeBytes(): number
  use(bytes: number): void
}

interface Context {
  state: PanelState
  now: () => number
  steps: Steps
}

/** A folder that is not on it yet comes with its first file. @throws TargetFailure */
export async function openVolume({ kind, folder }: FileTarget, { state, now, steps }: Context): Promise<FileStore> {
  const volume = kind === 'pc' ? ownMemory(state) : await steps.run('medium', () => mediumOf(state, kind))
  const prefix = folder.replace(/^\/+|\/+$/g, '')
  const pathOf = (name: string) => (prefix ? `${prefix}/${name}` : name)
  const find = (name: string) => volume.files.find(({ path }) => path === pathOf(name))

  const check = () => {
    if (!volume.isPresent()) throw new TargetFailure('medium_missing')
  }
  const checkWritable = () => {
    check()
    if (volume.readOnly) throw new TargetFailure('medium_read_only')
  }
  const found = (name: string): MediumFile => {
    check()
    const file = find(name)
    if (!file) throw new TargetFailure('verify_failed', `No such file: ${pathOf(name)}`)
    return file
  }
  const remove = (file: MediumFile | undefined) => {
    checkWritable()
    if (!file) return
    volume.files.splice(volume.files.indexOf(file), 1)
    volume.use(-file.sizeBytes)
  }

  return {
    async names() {
      check()
      const inFolder = volume.files.map(({ path }) => path).filter(path => path.startsWith(pathOf('')))
      return inFolder.map(path => path.slice(pathOf('').length)).filter(name => !name.includes('/'))
    },

    async write(name: string, chunks: Chunks) {
      checkWritable()
      remove(find(name))
      const content: Uint8Array[] = []
      const file = growingFile(pathOf(name), now(), content)
      volume.files.push(file)
      for await (const chunk of chunks) {
        checkWritable()
        if (chunk.length > volume.freeBytes()) throw new TargetFailure('not_enough_space')
        volume.use(chunk.length)
        content.push(chunk)
      }
    },

    async rename(from, to) {
      const file = found(from)
      remove(find(to))
      file.path = pathOf(to)
    },

    async *read(name) {
      yield found(name).read()
    },

    async remove(name) {
      remove(find(name))
    },

    close() {}
  }
}

function growingFile(path: string, modifiedAt: number, content: Uint8Array[]): MediumFile {
  return {
    path,
    modifiedAt,
    get sizeBytes() {
      return content.reduce((sum, { length }) => sum + length, 0)
    },
    read: () => Buffer.concat(content)
  }
}

function mediumOf(state: PanelState, kind: FileTarget['kind']): Volume {
  const medium: Medium | undefined = presentMedia(state).find(other => other.kind === kind)
  if (!medium) throw new TargetFailure('medium_missing')
  return {
    isPresent: () => presentMedia(state).includes(medium),
    readOnly: medium.readOnly ?? false,
    files: medium.files,
    freeBytes: () => medium.freeBytes,
    use: bytes => {
      medium.freeBytes -= bytes
    }
  }
}

function ownMemory({ panelFiles, disk }: PanelState): Volume {
  return {
    isPresent: () => true,
    readOnly: false,
    files: panelFiles,
    freeBytes: () => disk.totalBytes - disk.usedBytes,
    use: bytes => {
      disk.usedBytes += bytes
    }
  }
}
