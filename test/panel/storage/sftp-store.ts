import type { Chunks, FileStore } from './file-store'
import type { ServerContext } from './server-context'
import { openSftpCalls, SFTP_STATUS, type SftpCalls, sftpStatusOf } from './sftp-calls'
import { logInToSsh } from './sftp-login'
import { type FileTarget, failingWith, type TargetErrorCode, TargetFailure } from './target'

const BLOCK_BYTES = 32 * 1024

/** Opens the folder of an SFTP server. @throws TargetFailure */
export async function openSftp(target: FileTarget, context: ServerContext): Promise<FileStore> {
  const { Client } = (await import('ssh2')).default
  const client = new Client()
  const destroy = () => void client.destroy()
  context.signal.addEventListener('abort', destroy, { once: true })
  try {
    await logInToSsh(client, target, context)
    const [sftp, folder] = await context.steps.run('folder', () =>
      failingWith(unlessLost('target_folder'), async () => {
        const opened = await openSftpCalls(client)
        return [opened, await folderOf(opened, target.folder)] as const
      })
    )
    const close = () => {
      context.signal.removeEventListener('abort', destroy)
      client.end()
    }
    return { ...storeOf(sftp, folder), close }
  } catch (error) {
    destroy()
    throw error
  }
}

async function folderOf(sftp: SftpCalls, folder: string): Promise<string> {
  const path = await sftp.realpath(folder || '.')
  if ((await sftp.stat(path)).isDirectory()) return path
  throw new TargetFailure('target_folder', `Not a folder: ${path}`)
}

const unlessLost = (code: TargetErrorCode) => (error: unknown) =>
  sftpStatusOf(error) === undefined ? ('target_lost' as const) : code

const codeOfWrite = (error: unknown) =>
  unlessLost(sftpStatusOf(error) === SFTP_STATUS.failure ? 'target_full' : 'target_read_only')(error)

/** No bytes were read. */
function endOfFile(error: unknown): 0 {
  if (sftpStatusOf(error) !== SFTP_STATUS.endOfFile) throw error
  return 0
}

function storeOf(sftp: SftpCalls, folder: string): Omit<FileStore, 'close'> {
  const pathOf = (name: string) => `${folder}/${name}`

  async function writeAll(handle: Buffer, chunks: Chunks): Promise<void> {
    let position = 0
    for await (const chunk of chunks)
      for (let at = 0; at < chunk.length; at += BLOCK_BYTES) {
        const block = Buffer.from(chunk.subarray(at, at + BLOCK_BYTES))
        await sftp.write(handle, block, 0, block.length, position)
        position += block.length
      }
  }

  return {
    names: () =>
      failingWith(unlessLost('target_folder'), async () => {
        const entries = await sftp.readdir(folder)
        return entries.map(({ filename }) => filename)
      }),

    async write(name, chunks) {
      const handle = await failingWith(unlessLost('target_read_only'), () => sftp.open(pathOf(name), 'w'))
      await failingWith(codeOfWrite, () => writeAll(handle, chunks))
      await failingWith(codeOfWrite, () => sftp.close(handle))
    },

    rename: (from, to) =>
      failingWith(unlessLost('target_read_only'), async () => {
        try {
          await sftp.rename(pathOf(from), pathOf(to))
        } catch (error) {
          if (sftpStatusOf(error) === undefined) throw error
          // A rename replaces no file in this version of the protocol. The older one stays until the new one is complete.
          await sftp.unlink(pathOf(to))
          await sftp.rename(pathOf(from), pathOf(to))
        }
      }),

    async *read(name) {
      const reading = <T>(work: () => Promise<T>) => failingWith(unlessLost('verify_failed'), work)
      const handle = await reading(() => sftp.open(pathOf(name), 'r'))
      const block = Buffer.alloc(BLOCK_BYTES)
      const readAt = (position: number) => sftp.read(handle, block, 0, block.length, position).catch(endOfFile)
      for (let position = 0, length = 1; length > 0; position += length) {
        length = await reading(() => readAt(position))
        yield Buffer.from(block.subarray(0, length))
      }
      await reading(() => sftp.close(handle))
    },

    remove: name => failingWith(unlessLost('target_read_only'), () => sftp.unlink(pathOf(name)))
  }
}
