import type { Server } from 'node:net'
import type { FtpSrv } from 'ftp-srv'
import { LOOPBACK } from '../network/plant-network'
import { portOf } from '../network/plant-server'
import type { Certificate } from '../server/certificate'
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

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGQUIT'] as const
const ignore = () => {}
const SILENT_LOG: object = {
  trace: ignore,
  debug: ignore,
  info: ignore,
  warn: ignore,
  error: ignore,
  child: () => SILENT_LOG
}

/** Starts an FTP server on the loopback. */
export async function startFtp({ disk, accounts, certificate, implicit }: FtpChoices): Promise<PlantFileServer> {
  const { FtpSrv } = (await import('ftp-srv')).default as unknown as typeof import('ftp-srv')
  const server = withoutSignals(
    () =>
      new FtpSrv({
        url: `${implicit ? 'ftps' : 'ftp'}://${LOOPBACK}:0`,
        pasv_url: LOOPBACK,
        // Any free port.
        pasv_min: 0,
        pasv_max: 0,
        tls: certificate ?? false,
        log: SILENT_LOG
      })
  )
  server.on('client-error', ignore)
  server.on('login', ({ connection, username, password }, resolve, reject) => {
    if (accounts[username] !== password) return reject(new Error('Login incorrect'))
    const cut = () => void server.disconnectClient(connection.id)
    resolve({ fs: ftpFileSystem(disk, cut) })
  })
  await server.listen()
  return { port: await portOf(netServerOf(server)), close: async () => void (await server.close()) }
}

/** The library installs handlers that end the process; whoever started it decides that. */
function withoutSignals(create: () => FtpSrv): FtpSrv {
  const before = new Set(SIGNALS.flatMap(signal => process.listeners(signal)))
  const server = create()
  for (const signal of SIGNALS)
    for (const listener of process.listeners(signal)) if (!before.has(listener)) process.off(signal, listener)
  return server
}

/** Missing in the types of the library, which do not say which port it took. */
const netServerOf = (server: FtpSrv) => (server as unknown as { server: Server }).server
