import { X509Certificate } from 'node:crypto'
import { isIPv4 } from 'node:net'
import { createSecureContext } from 'node:tls'
import type { Schemas } from '../../../src/api/generated/schema'
import type { DeviceClock } from '../device/device-clock'
import { deviceText } from '../device/device-text'
import { madeOnce } from '../device/made-once'
import { panelTimeOf } from '../device/utc'
import type { Network } from '../network/network'
import { shownNames } from '../opcua/certificates/certificate-view'
import { type CertificateChoices, issueCertificate } from '../opcua/certificates/issue'
import { factoryKeys, type KeyPair, newKeyPair, pemOf } from '../opcua/certificates/keys'
import { toPem } from '../opcua/certificates/pem'
import { readAnyKey } from '../opcua/certificates/private-key'
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

const issue = ({ privateKey }: KeyPair, choices: CertificateChoices): WebIdentity => ({
  certificate: toPem('CERTIFICATE', issueCertificate(choices, privateKey)),
  key: pemOf(privateKey)
})

const factoryIdentityOf = madeOnce((choices: CertificateChoices) => issue(factoryKeys(), choices))

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

  const choicesOf = ({ names, at }: { names: string[]; at: number }): CertificateChoices => {
    const validFrom = at - HOUR
    return { commonName: state.hmiName, hostNames: names, validFrom, validTo: validFrom + VALID_DAYS * DAY }
  }

  const stored = (): WebIdentity => {
    if (state.webIdentity) return state.webIdentity
    factoryIdentity ??= factoryIdentityOf(choicesOf(factory))
    return factoryIdentity
  }
  const current = (): WebIdentity => {
    inUse ??= stored()
    return inUse
  }
  const validUntil = () => panelTimeOf(Date.parse(new X509Certificate(stored().certificate).validTo))
  const daysLeft = () => Math.floor((validUntil() - clock.now()) / DAY)

  return {
    identity: current,
    validUntil,
    daysLeft,
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

    /** What browsers may call it. */
    ownNames: () => [state.versions.hostname, ...network.ownAddresses()],

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
      state.webIdentity = issue(await newKeyPair(2048), choicesOf({ names: namesNow(), at: clock.now() }))
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
        ...shownNames(facts),
        valid_from: deviceText(facts.validFrom),
        valid_to: deviceText(facts.validTo),
        days_left: daysLeft(),
        fingerprint,
        self_signed: facts.selfSigned
      }
    }
  }
}

type Fault =
  | { certificate: 'not_a_certificate' | 'expired' }
  | { key: 'not_a_key' | 'key_mismatch' | 'key_too_short' }
  | { key_password: 'required' | 'wrong_password' }

const BLOCK = /-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g
/** Of itself and its issuers. */
const MOST_CERTIFICATES = 8
const SHORTEST_RSA_BITS = 2048

/** Why certificate and key, both PEM, cannot be used: with what a TLS server cannot use nobody would get in again. */
export function identityFrom(upload: Schemas['NewWebCertificate'], now: number): WebIdentity | { fault: Fault } {
  const blocks = upload.certificate.match(BLOCK) ?? []
  const own = parsed(blocks[0] ?? '')
  if (!own || blocks.length > MOST_CERTIFICATES) return { fault: { certificate: 'not_a_certificate' } }
  if (!(panelTimeOf(Date.parse(own.validTo)) >= now)) return { fault: { certificate: 'expired' } }
  const read = readAnyKey(Buffer.from(upload.key), upload.key_password ?? '')
  if (read === 'not_a_key') return { fault: { key: read } }
  if (typeof read === 'string') return { fault: { key_password: read } }
  if (!own.checkPrivateKey(read)) return { fault: { key: 'key_mismatch' } }
  const { modulusLength = SHORTEST_RSA_BITS } = read.asymmetricKeyDetails ?? {}
  if (modulusLength < SHORTEST_RSA_BITS) return { fault: { key: 'key_too_short' } }
  // The certificates alone, as their file may contain the key too.
  const identity = { certificate: blocks.join('\n'), key: pemOf(read) }
  return isServable(identity) ? identity : { fault: { certificate: 'not_a_certificate' } }
}

/** Signature algorithms of RFC 8017 with SHA-1 and MD5, as they are in a certificate. */
const OLD_SIGNATURES = ['2a864886f70d010105', '2a864886f70d010104']

/** What browsers find wrong with the first certificate of a file, by the names that the panel has. */
export function certificateCheck(
  certificate: string,
  ownNames: readonly string[],
  now: number
): Schemas['WebCertificateCheck'] | undefined {
  const own = parsed(certificate.match(BLOCK)?.[0] ?? '')
  const facts = own && readCertificate(own.raw)
  if (!facts) return undefined
  const { x509, keyBits, validFrom, validTo } = facts
  const der = x509.raw.toString('hex')
  return {
    missing_names: ownNames.filter(name => !(isIPv4(name) ? x509.checkIP(name) : x509.checkHost(name))),
    weaknesses: [
      ...(keyBits > 0 && keyBits < SHORTEST_RSA_BITS ? (['short_key'] as const) : []),
      ...(OLD_SIGNATURES.some(algorithm => der.includes(algorithm)) ? (['old_signature'] as const) : []),
      ...(validFrom > now ? (['not_yet_valid'] as const) : [])
    ],
    days_left: Math.floor((validTo - now) / DAY)
  }
}

function parsed(pem: string): X509Certificate | undefined {
  try {
    const x509 = new X509Certificate(pem)
    return readCertificate(x509.raw) && x509
  } catch {
    return undefined
  }
}

function isServable({ certificate, key }: WebIdentity): boolean {
  try {
    return Boolean(createSecureContext({ cert: certificate, key }))
  } catch {
    return false
  }
}
