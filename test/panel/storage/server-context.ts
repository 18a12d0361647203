import { once } from 'node:events'
import { connect } from 'node:net'
import type { ConnectionOptions } from 'node:tls'
import { LOOPBACK, loopbackPort, type PlantNetwork } from '../network/plant-network'
import { type FileTarget, TargetFailure } from './target'
import type { Steps } from './target-steps'

/** What a client of a file server works with. */
export interface ServerContext {
  steps: Steps
  /** Of the loopback. */
  port: number
  timeoutMs: number
  /** Aborted when the panel goes down. */
  signal: AbortSignal
  /** The wall clock of the panel. */
  now: () => number
  /** Called with the certificate's or host key's fingerprint, before it is checked. */
  onFingerprint: (fingerprint: string) => void
  tlsOptions(host: string): ConnectionOptions
  /** Connects and leaves again. */
  probe(): Promise<void>
}

type Surroundings = Pick<ServerContext, 'steps' | 'timeoutMs' | 'signal' | 'now' | 'onFingerprint'>

/** Resolves the host. @throws TargetFailure */
export async function resolveServer(
  { host, port: namedPort }: FileTarget,
  network: PlantNetwork,
  rest: Surroundings
): Promise<ServerContext> {
  const port = await rest.steps.run('resolve', () => {
    const found = loopbackPort(network, host, namedPort)
    if (found === 'unknown') throw new TargetFailure('target_unreachable', `getaddrinfo ENOTFOUND ${host}`)
    return found
  })
  if (port === 'unreachable')
    return rest.steps.run('connect', () => {
      throw new TargetFailure('target_unreachable', `connect EHOSTUNREACH ${host}:${namedPort}`)
    })
  return {
    ...rest,
    port,
    // Whether to trust the certificate is decided afterwards, with its fingerprint at hand.
    tlsOptions: servername => ({ servername, ca: network.authorities, rejectUnauthorized: false }),
    async probe() {
      const socket = connect(port, LOOPBACK)
      const timeout = AbortSignal.any([rest.signal, AbortSignal.timeout(rest.timeoutMs)])
      try {
        await once(socket, 'connect', { signal: timeout })
      } finally {
        socket.destroy()
      }
    }
  }
}
