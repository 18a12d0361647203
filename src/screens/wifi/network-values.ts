import type { AccessPoint, NewWifiNetwork, WifiEap, WifiFile } from '../../api/wifi'
import { encodeFile } from '../../lib/browser/encode-file'

type Kind = NewWifiNetwork['security']
type Method = WifiEap['method']
export type Inner = NonNullable<WifiEap['inner']>

export interface JoinTarget {
  ssid?: string
  security: Kind
  /** Not picked from the list: the user types the name or corrects it. */
  other?: boolean
}

export interface JoinValues {
  ssid: string
  hidden: boolean
  security: Kind
  password: string
  method: Method
  inner: Inner
  identity: string
  anonymousIdentity: string
  validateServer: boolean
  serverName: string
  caCertificate: File | undefined
  clientCertificate: File | undefined
  clientKey: File | undefined
  key_password: string
}

export const INNER: Record<Method, readonly Inner[]> = {
  PEAP: ['MSCHAPv2', 'GTC', 'MD5'],
  TLS: [],
  TTLS: ['MSCHAPv2', 'GTC', 'MD5', 'PAP'],
  FAST: ['MSCHAPv2', 'GTC']
}

/** The kind of credentials that a network needs; WEP cannot be joined. */
export function kindOf(security: AccessPoint['security']): Kind | 'wep' {
  if (security === 'open' || security === 'wep') return security
  return security.endsWith('enterprise') ? 'enterprise' : 'personal'
}

/** A network that is not in the list probably hides its name; this also finds one that does not. */
export function valuesFor({ ssid = '', security, other = false }: JoinTarget): JoinValues {
  return {
    ssid,
    hidden: other,
    security,
    password: '',
    method: 'PEAP',
    inner: 'MSCHAPv2',
    identity: '',
    anonymousIdentity: '',
    validateServer: true,
    serverName: '',
    caCertificate: undefined,
    clientCertificate: undefined,
    clientKey: undefined,
    key_password: ''
  }
}

/** PKCS#12 files contain the key as well. */
export const holdsKey = (certificate: File | undefined): boolean => /\.(p12|pfx)$/i.test(certificate?.name ?? '')

/** Contains only the fields that the security and the method need. */
export async function networkFrom(values: JoinValues): Promise<NewWifiNetwork> {
  const { ssid, hidden, security, password } = values
  const network = { ssid, hidden, security }
  if (security === 'personal') return { ...network, password }
  return security === 'enterprise' ? { ...network, eap: await eapFrom(values) } : network
}

async function eapFrom(values: JoinValues): Promise<WifiEap> {
  const { method, identity, password, anonymousIdentity, validateServer, serverName } = values
  const ca = validateServer ? await fileContent(values.caCertificate) : undefined
  const server: WifiEap = {
    method,
    identity,
    validate_server: validateServer,
    ...(validateServer && serverName && { server_name: serverName }),
    ...(ca && { ca_certificate: ca })
  }
  if (method === 'TLS') return { ...server, ...(await ownCertificate(values)) }
  const inner = INNER[method].find(candidate => candidate === values.inner) ?? 'MSCHAPv2'
  return { ...server, inner, password, ...(anonymousIdentity && { anonymous_identity: anonymousIdentity }) }
}

async function ownCertificate({ clientCertificate, clientKey, key_password }: JoinValues): Promise<Partial<WifiEap>> {
  const certificate = await fileContent(clientCertificate)
  const key = holdsKey(clientCertificate) ? undefined : await fileContent(clientKey)
  return {
    ...(certificate && { client_certificate: certificate }),
    ...(key && { client_key: key }),
    ...(key_password && { key_password })
  }
}

const fileContent = async (file: File | undefined): Promise<WifiFile | undefined> => file && encodeFile(file)
