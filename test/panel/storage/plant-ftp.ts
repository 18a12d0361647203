import { LOOPBACK } from '../network/plant-network'
import { portOf } from '../network/plant-server'
import type { Certificate } from '../server/certificate'
import { createFtpServer, netServerOf } from './ftp-library'
import type { PlantDisk } from './plant-disk'
import { ftpFileSystem } from './plant-ftp-files'

export interface FtpChoices {
  disk: PlantDisk
  /** Passwords by user. */
  accounts: Record<string, string>
  /** Without one the server does not encrypt. */
  certificate?: Certificate
  /** Begins with TLS. */
  implicit?: boolean
}

export interface PlantFileServer {
  port: number
  close(): Promise<void>
}

/** Starts an FTP server on the loopback. */
export async function startFtp({ disk, accounts, certificate, implicit }: FtpChoices): Promise<PlantFileServer> {
  const server = await createFtpServer({
    url: `${implicit ? 'ftps' : 'ftp'}://${LOOPBACK}:0`,
    tls: certificate ?? false
  })
  server.on('login', ({ connection, username, password }, resolve, reject) => {
    if (accounts[username] !== password) return reject(new Error('Login incorrect'))
    const cut = () => void server.disconnectClient(connection.id)
    resolve({ fs: ftpFileSystem(disk, cut) })
  })
  await server.listen()
  return { port: await portOf(netServerOf(server)), close: async () => void (await server.close()) }
}
