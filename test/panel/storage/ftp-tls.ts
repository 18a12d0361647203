import type { Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import { certificateFault } from '../network/certificate-fault'
import type { ServerContext } from './server-context'
import { type FileTarget, TargetFailure } from './target'

/**
 * Accepts a certificate of a trusted authority, for this host and time, or the one that somebody has approved.
 * @returns its fingerprint
 * @throws TargetFailure
 */
export function checkCertificate(
  socket: Socket,
  { host, trusted_fingerprint: trusted }: FileTarget,
  { now, onFingerprint }: ServerContext
): string {
  if (!(socket instanceof TLSSocket)) throw new TargetFailure('target_tls', 'The connection is not encrypted')
  const certificate = socket.getPeerCertificate()
  const { fingerprint256: fingerprint } = certificate
  onFingerprint(fingerprint)
  if (trusted === fingerprint) return fingerprint
  // Node types it as an Error, but sets the code of the fault.
  const untrusted = socket.authorized ? undefined : String(socket.authorizationError)
  const fault = untrusted ?? certificateFault(host, certificate, now())?.message
  if (fault === undefined) return fingerprint
  const code = trusted ? 'target_certificate_changed' : 'target_certificate'
  throw new TargetFailure(code, `${fault} (SHA-256 ${fingerprint})`, { fingerprint })
}

/** Breaks a data connection whose certificate is not that of the control connection. */
export function requireCertificate(socket: Socket | undefined, fingerprint: string | undefined): void {
  if (!fingerprint || !(socket instanceof TLSSocket)) return
  socket.once('secureConnect', () => {
    const isSame = socket.isSessionReused() || socket.getPeerCertificate().fingerprint256 === fingerprint
    if (!isSame) socket.destroy(new Error('The data connection has another certificate'))
  })
}
