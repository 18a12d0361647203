import { once } from 'node:events'
import { promisify } from 'node:util'
import type { Client } from 'ssh2'

/** Statuses of version 3 of the SSH file transfer protocol; it has none for a full disk. */
export const SFTP_STATUS = { endOfFile: 1, failure: 4 }

export type SftpCalls = Awaited<ReturnType<typeof openSftpCalls>>

/** The calls of an SFTP session as promises. They fail when the connection ends, where those of the library would wait. */
export async function openSftpCalls(client: Client) {
  const lost = once(client, 'close').then(() => {
    throw new Error('The server has closed the connection')
  })
  lost.catch(() => {})
  const untilLost =
    <A extends unknown[], T>(call: (...args: A) => Promise<T>) =>
    (...args: A): Promise<T> =>
      Promise.race([call(...args), lost])

  const sftp = await untilLost(promisify(client.sftp.bind(client)))()
  return {
    realpath: untilLost(promisify(sftp.realpath.bind(sftp))),
    stat: untilLost(promisify(sftp.stat.bind(sftp))),
    open: untilLost(promisify<string, 'r' | 'w', Buffer>(sftp.open.bind(sftp))),
    close: untilLost(promisify(sftp.close.bind(sftp))),
    write: untilLost(promisify(sftp.write.bind(sftp))),
    read: untilLost(promisify<Buffer, Buffer, number, number, number, number>(sftp.read.bind(sftp))),
    unlink: untilLost(promisify(sftp.unlink.bind(sftp))),
    readdir: untilLost(promisify(sftp.readdir.bind(sftp))),
    rename: untilLost(promisify(sftp.rename.bind(sftp)))
  }
}

/** The status in a reply of the server; nothing where the connection is lost. */
export function sftpStatusOf(error: unknown): number | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'number' ? error.code : undefined
}
