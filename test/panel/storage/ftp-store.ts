import { PassThrough, Readable } from 'node:stream'
import { enterActiveMode } from './active-mode'
import type { FileStore } from './file-store'
import { logInToFtp } from './ftp-login'
import { requireCertificate } from './ftp-tls'
import type { ServerContext } from './server-context'
import { type FileTarget, failingWith, type TargetErrorCode } from './target'

const FULL = [452, 552]
const FULL_WORDS = /quota|no space|disk full|enough space/i

/** Opens the folder of an FTP or FTPS server. @throws TargetFailure */
export async function openFtp(target: FileTarget, context: ServerContext): Promise<FileStore> {
  const { Client, FTPError, enterPassiveModeIPv4 } = await import('basic-ftp')
  const client = new Client(context.timeoutMs)
  const close = () => client.close()
  context.signal.addEventListener('abort', close, { once: true })

  const isReply = (error: unknown) => error instanceof FTPError
  const unlessLost = (code: TargetErrorCode) => (error: unknown) => (isReply(error) ? code : 'target_lost')
  const codeOfWrite = (error: unknown): TargetErrorCode => {
    if (!(error instanceof FTPError)) return 'target_lost'
    return FULL.includes(error.code) || FULL_WORDS.test(error.message) ? 'target_full' : 'target_read_only'
  }

  let fingerprint: string | undefined
  client.prepareTransfer = async ftp => {
    const response = await (target.passive ? enterPassiveModeIPv4(ftp) : enterActiveMode(ftp))
    requireCertificate(ftp.dataSocket, fingerprint)
    return response
  }

  try {
    fingerprint = await logInToFtp(client, target, context, isReply)
    await context.steps.run('folder', () =>
      failingWith(unlessLost('target_folder'), async () => {
        await client.useDefaultSettings()
        if (target.folder) await client.cd(target.folder)
      })
    )
  } catch (error) {
    close()
    throw error
  }

  return {
    names: () => failingWith(unlessLost('target_folder'), async () => (await client.list()).map(({ name }) => name)),

    write: (name, chunks) =>
      failingWith(codeOfWrite, async () => void (await client.uploadFrom(Readable.from(chunks), name))),

    rename: (from, to) =>
      failingWith(codeOfWrite, async () => {
        try {
          await client.rename(from, to)
        } catch (error) {
          if (!isReply(error)) throw error
          // Many servers replace no file. The older one stays until the new one is complete.
          await client.remove(to)
          await client.rename(from, to)
        }
      }),

    async *read(name) {
      const content = new PassThrough()
      const download = failingWith(unlessLost('verify_failed'), () => client.downloadTo(content, name))
      download.catch(error => content.destroy(error))
      yield* content
      await download
    },

    remove: name => failingWith(codeOfWrite, async () => void (await client.remove(name))),

    close() {
      context.signal.removeEventListener('abort', close)
      close()
    }
  }
}
