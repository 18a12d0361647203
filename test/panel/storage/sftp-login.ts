import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { Client } from 'ssh2'
import { LOOPBACK } from '../network/plant-network'
import type { ServerContext } from './server-context'
import { type FileTarget, failingWith, TargetFailure } from './target'

/** Connects and logs in. @throws TargetFailure */
export async function logInToSsh(client: Client, target: FileTarget, context: ServerContext): Promise<void> {
  const { username, password } = target
  const { port, timeoutMs, steps } = context
  let refusal: TargetFailure | undefined
  const hostVerifier = (key: Buffer) => {
    refusal = hostKeyFault(key, target, context)
    return !refusal
  }
  // All that a later step waits for is listened to from the beginning: it may come at once.
  const events = [eventOf(client, 'connect'), eventOf(client, 'handshake'), eventOf(client, 'ready')] as const
  const [connected, keyAccepted, ready] = events
  // An error after these events is one of a lost connection: the calls that are under way report it.
  client.on('error', () => {})
  const alive = { readyTimeout: timeoutMs, keepaliveInterval: timeoutMs / 2, keepaliveCountMax: 2 }
  client.connect({ host: LOOPBACK, port, username, password, hostVerifier, ...alive })

  const unreachable = () => 'target_unreachable' as const
  await steps.run('connect', () => failingWith(unreachable, () => connected))
  client.setNoDelay(true)
  await steps.run('host_key', () =>
    failingWith(unreachable, () =>
      keyAccepted.catch(error => {
        throw refusal ?? error
      })
    )
  )
  await steps.run('login', () =>
    failingWith(
      error => (isLoginRefusal(error) ? 'target_login' : 'target_unreachable'),
      () => ready
    )
  )
}

/** Rejects with an error of the connection, or when it ends without one. */
function eventOf(client: Client, event: 'connect' | 'handshake' | 'ready'): Promise<unknown> {
  const ended = new AbortController()
  client.once('close', () => ended.abort(new Error('The server has closed the connection')))
  const reached = once(client, event, { signal: ended.signal })
  reached.catch(() => {})
  return reached
}

function hostKeyFault(
  key: Buffer,
  { host, trusted_fingerprint: trusted }: FileTarget,
  { onFingerprint }: ServerContext
): TargetFailure | undefined {
  const digest = createHash('sha256').update(key).digest('base64').replace(/=+$/, '')
  const fingerprint = `SHA256:${digest}`
  onFingerprint(fingerprint)
  if (trusted === fingerprint) return undefined
  const code = trusted ? 'target_host_key_changed' : 'target_host_key'
  return new TargetFailure(code, `The host key of ${host} is ${fingerprint}`, { fingerprint })
}

const isLoginRefusal = (error: unknown) =>
  error instanceof Error && 'level' in error && error.level === 'client-authentication'
