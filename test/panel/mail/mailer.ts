import type { PeerCertificate } from 'node:tls'
import { createTransport } from 'nodemailer'
import type { NodemailerError } from 'nodemailer/lib/errors'
import { certificateFault } from '../network/certificate-fault'
import { LOOPBACK, loopbackPort, type PlantNetwork } from '../network/plant-network'
import type { SmtpServer } from './email-state'
import { failureOf, type MailFailure } from './mail-failure'

export interface Mail {
  to: string[]
  subject: string
  text: string
  attachments?: { filename: string; content: string | Buffer; contentType: string }[]
}

export interface Mailing {
  server: SmtpServer
  password: string
  mail: Mail
  network: PlantNetwork
  /** The wall clock of the panel: certificates are checked against it, right or wrong. */
  now: () => number
  /** A second of the settings; shorter in tests. */
  secondMs?: number
}

export interface Delivery {
  attempts: number
  refused: string[]
  failure?: MailFailure
}

const PAUSE_SECONDS = 1

/**
 * Sends a mail over SMTP, with retries after temporary refusals; never leaves this machine's loopback.
 * A silent server is not tried again, so that nobody waits longer than the timeout.
 */
export async function deliver(mailing: Mailing): Promise<Delivery> {
  const { server, secondMs = 1000 } = mailing
  for (let attempts = 1; ; attempts += 1) {
    const delivery = await attempt(mailing)
    const { passing = false, reason } = delivery.failure ?? {}
    if (!passing || reason === 'no_answer' || attempts > server.retries) return { ...delivery, attempts }
    await new Promise(resolve => setTimeout(resolve, PAUSE_SECONDS * secondMs))
  }
}

async function attempt(mailing: Mailing): Promise<Omit<Delivery, 'attempts'>> {
  const { server, mail, network } = mailing
  const port = portOf(network, server)
  if (typeof port !== 'number') return { refused: [], failure: port }
  const transport = createTransport(connectionOf(mailing, port))
  try {
    const from = { name: server.sender_name, address: server.sender_address }
    const { rejected, rejectedErrors = [] } = await transport.sendMail({ ...mail, from })
    const [first] = rejectedErrors
    return { refused: rejected.map(addressOf), ...(first && { failure: failureOf(first, server) }) }
  } catch (error) {
    // The client rejects with its own kind of error alone.
    const failure = failureOf(error as NodemailerError, server)
    return { refused: failure.reason === 'recipient_refused' ? mail.to : [], failure }
  } finally {
    transport.close()
  }
}

/** The loopback port that a host maps to, or the failure to resolve it. */
function portOf(network: PlantNetwork, { host, port }: SmtpServer): number | MailFailure {
  const found = loopbackPort(network, host, port)
  if (found === 'unknown')
    return { reason: 'name_not_resolved', words: `getaddrinfo ENOTFOUND ${host}`, passing: false }
  if (found === 'unreachable')
    return { reason: 'no_answer', words: `connect EHOSTUNREACH ${host}:${port}`, passing: true }
  return found
}

function connectionOf({ server, password, network, now, secondMs = 1000 }: Mailing, port: number) {
  const patience = server.timeout_seconds * secondMs
  return {
    host: LOOPBACK,
    port,
    name: 'panel.test',
    secure: server.encryption === 'tls',
    requireTLS: server.encryption === 'starttls',
    ignoreTLS: server.encryption === 'none',
    auth: { user: server.username, pass: password },
    connectionTimeout: patience,
    greetingTimeout: patience,
    // After that of the greeting, which says more about a silent server.
    socketTimeout: patience * 1.1,
    tls: {
      servername: server.host,
      ca: network.authorities,
      rejectUnauthorized: server.verify_certificate,
      checkServerIdentity: (name: string, certificate: PeerCertificate) => certificateFault(name, certificate, now())
    }
  }
}

const addressOf = (address: string | { address: string }) => (typeof address === 'string' ? address : address.address)
