import { createTransport } from 'nodemailer'
import type { NodemailerError } from 'nodemailer/lib/errors'
import { LOOPBACK, loopbackPort, type PlantNetwork } from '../network/plant-network'
import type { TimedSteps } from '../network/timed-steps'
import type { SmtpServer } from './email-state'
import { observed, openConnection, tlsOf } from './mail-connection'
import { failureOf, type MailFailure } from './mail-failure'
import { createMailSteps, type MailStep } from './mail-steps'

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
  /** How far the last attempt came. */
  steps: TimedSteps<MailStep>['steps']
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
  const timed = createMailSteps(server)
  const { steps } = timed
  const port = portOf(network, server)
  if (typeof port !== 'number') {
    if (port.reason !== 'name_not_resolved') timed.reach('resolve')
    timed.fail()
    return { steps, refused: [], failure: port }
  }
  timed.reach('resolve')
  const transport = createTransport(connectionOf(mailing, port, timed))
  try {
    const from = { name: server.sender_name, address: server.sender_address }
    const { rejected, rejectedErrors = [] } = await transport.sendMail({ ...mail, from })
    const [first] = rejectedErrors
    if (first) timed.fail()
    else timed.reach('send')
    return { steps, refused: rejected.map(addressOf), ...(first && { failure: failureOf(first, server) }) }
  } catch (error) {
    timed.fail()
    // The client rejects with its own kind of error alone.
    const failure = failureOf(error as NodemailerError, server)
    return { steps, refused: failure.reason === 'recipient_refused' ? mail.to : [], failure }
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

function connectionOf(mailing: Mailing, port: number, timed: TimedSteps<MailStep>) {
  const { server, password, secondMs = 1000 } = mailing
  const timeoutMs = server.timeout_seconds * secondMs
  const tls = tlsOf(mailing)
  return {
    host: LOOPBACK,
    port,
    name: 'panel.test',
    secure: server.encryption === 'tls',
    requireTLS: server.encryption === 'starttls',
    ignoreTLS: server.encryption === 'none',
    auth: { user: server.username, pass: password },
    greetingTimeout: timeoutMs,
    // After that of the greeting, which says more about a silent server.
    socketTimeout: timeoutMs * 1.1,
    tls,
    logger: observed(timed),
    getSocket: openConnection({ port, timeoutMs, timed, ...(server.encryption === 'tls' && { tls }) })
  }
}

const addressOf = (address: string | { address: string }) => (typeof address === 'string' ? address : address.address)
