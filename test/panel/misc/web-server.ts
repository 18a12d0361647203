import { createPrivateKey, X509Certificate } from 'node:crypto'
import { isIPv4 } from 'node:net'
import type { Schemas } from '../../../src/api/generated/schema'
import type { DeviceClock } from '../device/device-clock'
import { deviceText } from '../device/device-text'
import { madeOnce } from '../device/made-once'
import { panelTimeOf } from '../device/utc'
import type { Network } from '../network/network'
import { shownNames } from '../opcua/certificates/certificate-view'
import { type CertificateChoices, issueCertificate, writeSigningRequest } from '../opcua/certificates/issue'
import { factoryKeys, type KeyPair, newKeyPair, pemOf } from '../opcua/certificates/keys'
import { toPem } from '../opcua/certificates/pem'
import { readCertificate } from '../opcua/certificates/read-certificate'
import type { PanelState } from '../state'
import { isInNetworks } from './allowed-networks'
import type { WebIdentity } from './misc-state'
import { certificatesIn, SHORTEST_RSA_BITS } from './web-identity'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const VALID_DAYS = 730
/** Warned so many days before. */
const EXPIRES_SOON_DAYS = 30
/** RFC 5280, appendix A.1. */
const LONGEST_COMMON_NAME = 64

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

    /** Of its last signing request, and in use: a certificate of these is stored without a key. */
    keptKeys: () => [...(state.webRequestKey ? [state.webRequestKey] : []), stored().key],

    replace(identity: WebIdentity): void {
      current()
      state.webIdentity = identity
      if (identity.key === state.webRequestKey) state.webRequestKey = undefined
    },

    /** For an authority, in PEM. */
    async request({ host_names, organization, organization_unit }: Schemas['CertificateNames']): Promise<string> {
      state.webRequestKey ??= pemOf((await newKeyPair(2048)).privateKey)
      const commonName = host_names.find(name => name.length <= LONGEST_COMMON_NAME) ?? ''
      const wanted = { commonName, organization, organizationUnit: organization_unit, hostNames: host_names }
      return toPem('CERTIFICATE REQUEST', writeSigningRequest(wanted, createPrivateKey(state.webRequestKey)))
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
        self_signed: facts.selfSigned,
        pkcs12: true,
        panel_names: [state.versions.hostname, ...network.ownAddresses()]
      }
    }
  }
}

/** Signature algorithms of RFC 8017 with SHA-1 and MD5, as they are in a certificate. */
const OLD_SIGNATURES = ['2a864886f70d010105', '2a864886f70d010104']

/** What browsers find wrong with the first certificate of a file, by the names that the panel has. */
export function certificateCheck(
  certificate: string,
  ownNames: readonly string[],
  now: number
): Schemas['WebCertificateCheck'] | undefined {
  const [own] = certificatesIn(certificate)
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
