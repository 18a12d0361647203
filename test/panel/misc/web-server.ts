import { createPrivateKey, X509Certificate } from 'node:crypto'
import type { Schemas } from '../../../src/api/generated/schema'
import type { DeviceClock } from '../device/device-clock'
import { deviceText } from '../device/device-text'
import type { Network } from '../network/network'
import { issueCertificate } from '../opcua/certificates/issue'
import { factoryKeys, type KeyPair, newKeyPair, pemOf } from '../opcua/certificates/keys'
import { toPem } from '../opcua/certificates/pem'
import { readCertificate } from '../opcua/certificates/read-certificate'
import type { PanelState } from '../state'
import { isInNetworks } from './allowed-networks'
import type { WebIdentity } from './misc-state'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const VALID_DAYS = 730
/** Warned so many days before. */
const EXPIRES_SOON_DAYS = 30

interface Context {
  clock: DeviceClock
  state: PanelState
  network: Network
}

export type WebServer = ReturnType<typeof createWebServer>

/** Who may reach the console, and how. */
export function createWebServer({ clock, state, network }: Context) {
  /** What it works with until it is restarted. */
  let inUse: WebIdentity | undefined
  let startedAt = clock.now()
  let port = 80
  const listeners: ((identity: WebIdentity) => void)[] = []

  const namesNow = () => [state.versions.hostname, 'localhost', ...network.ownAddresses(), '127.0.0.1']
  /** Issued when it is first used, for what the panel was at its first start. */
  const factory = { names: namesNow(), at: clock.now() }
  let factoryIdentity: WebIdentity | undefined

  const issue = ({ privateKey }: KeyPair, { names, at }: { names: string[]; at: number }): WebIdentity => {
    const validFrom = at - HOUR
    const choices = { commonName: state.hmiName, hostNames: names, validFrom, validTo: validFrom + VALID_DAYS * DAY }
    return { certificate: toPem('CERTIFICATE', issueCertificate(choices, privateKey)), key: pemOf(privateKey) }
  }

  const stored = (): WebIdentity => {
    if (state.webIdentity) return state.webIdentity
    factoryIdentity ??= issue(factoryKeys(), factory)
    return factoryIdentity
  }
  const current = (): WebIdentity => {
    inUse ??= stored()
    return inUse
  }
  const daysLeft = () => Math.floor((Date.parse(new X509Certificate(stored().certificate).validTo) - clock.now()) / DAY)

  return {
    identity: current,
    /** Called when it starts with another certificate. */
    onIdentity: (listener: (identity: WebIdentity) => void) => void listeners.push(listener),
    isRestartNeeded: () => inUse !== undefined && inUse.certificate !== stored().certificate,
    since: () => startedAt,
    /** For plain http, of this machine where it is served. */
    port: () => port,
    listensOn(served: number): void {
      port = served
    },

    admits(address: string): boolean {
      const { allowed_networks: networks } = state.misc.webServer
      return networks.length === 0 || isInNetworks(address, networks)
    },

    /** Whether it is called by its host name, also through mDNS, or by one that its own certificate proves. */
    isNamed(name: string): boolean {
      const own = state.versions.hostname.toLowerCase()
      const { webIdentity } = state
      if (name === own || name === `${own}.local`) return true
      if (!webIdentity) return false
      return new X509Certificate(webIdentity.certificate).checkHost(name, { subject: 'never' }) !== undefined
    },

    redirects: () => state.misc.webServer.redirect,

    restart(): void {
      startedAt = clock.now()
      if (inUse === undefined) return
      inUse = stored()
      for (const listener of listeners) listener(inUse)
    },

    replace(identity: WebIdentity): void {
      current()
      state.webIdentity = identity
    },

    async regenerate(): Promise<void> {
      current()
      state.webIdentity = issue(await newKeyPair(2048), { names: namesNow(), at: clock.now() })
    },

    expiry: (): 'certificate_expires' | 'certificate_expired' | undefined => {
      const days = daysLeft()
      if (days < 0) return 'certificate_expired'
      return days < EXPIRES_SOON_DAYS ? 'certificate_expires' : undefined
    },

    view(): Schemas['WebCertificate'] {
      const { raw, fingerprint256: fingerprint } = new X509Certificate(stored().certificate)
      const facts = readCertificate(raw)
      if (!facts) throw new Error('The certificate of the web server cannot be read')
      return {
        subject: facts.subject,
        issuer: facts.issuer,
        host_names: facts.hostNames,
        valid_from: deviceText(facts.validFrom),
        valid_to: deviceText(facts.validTo),
        days_left: daysLeft(),
        fingerprint,
        self_signed: facts.selfSigned
      }
    }
  }
}

type Fault = { certificate: 'not_a_certificate' | 'expired' } | { key: 'not_a_key' | 'key_mismatch' }

/** Why certificate and key, both PEM, cannot be used. */
export function identityFault({ certificate, key }: WebIdentity, now: number): Fault | undefined {
  try {
    const x509 = new X509Certificate(certificate)
    if (Date.parse(x509.validTo) < now) return { certificate: 'expired' }
    const read = readKey(key)
    if (!read) return { key: 'not_a_key' }
    return x509.checkPrivateKey(read) ? undefined : { key: 'key_mismatch' }
  } catch {
    return { certificate: 'not_a_certificate' }
  }
}

function readKey(key: string) {
  try {
    return createPrivateKey(key)
  } catch {
    return undefined
  }
}
