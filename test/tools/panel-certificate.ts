import { Agent, type AgentOptions } from 'node:https'
import type { Duplex } from 'node:stream'
import { connect, type TLSSocket } from 'node:tls'

class UntrustedCertificate extends Error {
  override name = 'UntrustedCertificate'
}

/** Connects to a panel as long as its certificate stays the same. @throws UntrustedCertificate unless that is trusted, or `insecure` */
export async function pinCertificate(target: string, insecure: boolean) {
  const { fingerprint, fault } = await readCertificate(target)
  if (fault !== undefined && !insecure)
    throw new UntrustedCertificate(
      `The certificate of the panel is not trusted (${fault}). Compare its SHA-256 fingerprint with that on the panel's own display, then repeat with --insecure:\n${fingerprint}`
    )
  const note = fault && `, whose certificate is not trusted; its SHA-256 fingerprint is\n${fingerprint}`
  return { agent: new PinnedAgent(fingerprint), note }
}

interface PanelCertificate {
  /** SHA-256. */
  fingerprint: string
  /** Why this machine does not trust it; undefined if it does. */
  fault: string | undefined
}

type Done = (error: Error | null, socket?: Duplex) => void

/** What a panel proves itself with. */
function readCertificate(target: string): Promise<PanelCertificate> {
  const { hostname, port } = new URL(target)
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port: Number(port || 443), rejectUnauthorized: false }, () => {
      const { authorized, authorizationError } = socket
      resolve({ fingerprint: fingerprintOf(socket), fault: authorized ? undefined : String(authorizationError) })
      socket.destroy()
    })
    socket.once('error', reject)
  })
}

const fingerprintOf = (socket: TLSSocket) => socket.getPeerCertificate().fingerprint256

/** Connects to a panel whose certificate has this fingerprint, and sends nothing to any other. */
class PinnedAgent extends Agent {
  constructor(
    private readonly fingerprint: string,
    options: AgentOptions = {}
  ) {
    super({ ...options, maxCachedSessions: 0 })
  }

  override createConnection(options: AgentOptions & { host?: string; port?: number }, done: Done): undefined {
    const socket = connect({ ...options, rejectUnauthorized: false }, () => {
      socket.off('error', done)
      if (fingerprintOf(socket) === this.fingerprint) return done(null, socket)
      socket.destroy()
      done(new Error('The panel has another certificate now'))
    })
    socket.once('error', done)
  }
}
