import type { Socket } from 'node:net'
import type { ConnectionOptions, PeerCertificate } from 'node:tls'
import { certificateFault } from '../network/certificate-fault'
import { openSocket, startTls } from '../network/open-socket'
import type { TimedSteps } from '../network/timed-steps'
import type { MailStep } from './mail-steps'
import type { Mailing } from './mailer'

interface Opening {
  port: number
  timeoutMs: number
  timed: TimedSteps<MailStep>
  /** For a server that expects TLS from the start. */
  tls?: ConnectionOptions
}

type Opened = (error: Error | null, socket?: { connection: Socket; secured?: boolean }) => void

/** Opens the connection for the mail client, which would report TCP and TLS as one. */
export function openConnection({ port, timeoutMs, timed, tls }: Opening) {
  const open = async () => {
    const connection = await openSocket(port, timeoutMs)
    timed.reach('connect')
    if (!tls) return { connection }
    const secured = await startTls(connection, tls, timeoutMs)
    timed.reach('tls')
    return { connection: secured, secured: true }
  }
  return (_options: unknown, opened: Opened) => {
    open().then(
      socket => opened(null, socket),
      // In the form in which the client reports the errors of its own connections.
      error => opened(Object.assign(error, { originalCode: error.code, command: 'CONN' }))
    )
  }
}

export function tlsOf({ server, network, now }: Mailing) {
  return {
    servername: server.host,
    ca: network.authorities,
    rejectUnauthorized: server.verify_certificate,
    checkServerIdentity: (name: string, certificate: PeerCertificate) => certificateFault(name, certificate, now())
  }
}

/** A log for the mail client that shows how far it came. */
export function observed(timed: TimedSteps<MailStep>) {
  const ignore = () => {}
  const info = (entry: unknown, message: string) => {
    if (message === 'Connection upgraded with STARTTLS') timed.reach('tls')
    if (isLogin(entry)) timed.reach('login')
  }
  return { level: ignore, trace: ignore, debug: ignore, info, warn: ignore, error: ignore, fatal: ignore }
}

const isLogin = (entry: unknown) =>
  typeof entry === 'object' && entry !== null && 'action' in entry && entry.action === 'authenticated'
