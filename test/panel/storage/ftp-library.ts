import type { Server } from 'node:net'
import type { FtpServerOptions, FtpSrv } from 'ftp-srv'
import { LOOPBACK } from '../network/plant-network'

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

/** An FTP server of the loopback that does not listen yet. */
export async function createFtpServer(options: FtpServerOptions): Promise<FtpSrv> {
  const { FtpSrv } = (await import('ftp-srv')).default as unknown as typeof import('ftp-srv')
  const server = withoutSignals(
    () =>
      new FtpSrv({
        pasv_url: LOOPBACK,
        // Any free port.
        pasv_min: 0,
        pasv_max: 0,
        log: SILENT_LOG,
        ...options
      })
  )
  server.on('client-error', ignore)
  return server
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
export const netServerOf = (server: FtpSrv) => (server as unknown as { server: Server }).server
