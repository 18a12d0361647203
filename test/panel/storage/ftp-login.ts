import type { Client } from 'basic-ftp'
import { LOOPBACK } from '../network/plant-network'
import { checkCertificate } from './ftp-tls'
import type { ServerContext } from './server-context'
import { type FileTarget, failingWith, type TargetErrorCode, wordsOf } from './target'

/** Where FTPS begins with TLS; RFC 4217 has no such mode, but servers do. */
const IMPLICIT_TLS_PORT = 990

/**
 * Connects and logs in.
 * @param isReply whether an error is a reply of the server
 * @returns the fingerprint of the certificate, if there is one
 * @throws TargetFailure
 */
export async function logInToFtp(
  client: Client,
  target: FileTarget,
  context: ServerContext,
  isReply: (error: unknown) => boolean
): Promise<string | undefined> {
  const { kind, host, username, password } = target
  const { port, steps } = context
  const implicit = kind === 'ftps' && target.port === IMPLICIT_TLS_PORT
  let fingerprint: string | undefined
  await steps.run('connect', () =>
    failingWith(
      () => 'target_unreachable',
      async () => {
        if (implicit) await context.probe()
        else await client.connect(LOOPBACK, port)
      }
    )
  )
  if (kind === 'ftps')
    await steps.run('tls', () =>
      failingWith(codeOfTls, async () => {
        const options = context.tlsOptions(host)
        if (implicit) await client.connectImplicitTLS(LOOPBACK, port, options)
        else await client.useTLS(options)
        fingerprint = checkCertificate(client.ftp.socket, target, context)
      })
    )
  await steps.run('login', () =>
    failingWith(
      error => (isReply(error) ? 'target_login' : 'target_unreachable'),
      async () => void (await client.login(username, password))
    )
  )
  return fingerprint
}

const codeOfTls = (error: unknown): TargetErrorCode =>
  /timeout|timed out|ECONNREFUSED/i.test(wordsOf(error)) ? 'target_unreachable' : 'target_tls'
