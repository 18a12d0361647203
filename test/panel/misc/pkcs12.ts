import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import type { AuthenticatedSafe, ContentInfo, PFX, SafeContents } from 'pkijs'

export interface Pkcs12Content {
  certificates: X509Certificate[]
  keys: KeyObject[]
}

export type Pkcs12Fault = 'not_a_certificate' | 'unsupported_encryption' | 'wrong_password'

const load = () => import('pkijs')
type Pki = Awaited<ReturnType<typeof load>>

/** What a PKCS #12 file contains (RFC 7292). */
export async function readPkcs12(file: Uint8Array, password: string): Promise<Pkcs12Content | Pkcs12Fault> {
  const pki = await load()
  const secret = new TextEncoder().encode(password).buffer
  const pfx = parsed(pki, file)
  const unchecked = pfx && (await safeOf(pfx, secret, false))
  if (!unchecked) return 'not_a_certificate'
  const isEncrypted = ({ contentType }: ContentInfo) => contentType === pki.ContentInfo.ENCRYPTED_DATA
  // What is read from the structure of a part cannot be read again.
  const methods = unchecked.safeContents
    .filter(isEncrypted)
    .map(({ content }) => new pki.EncryptedData({ schema: content }).encryptedContentInfo)
  if (methods.some(({ contentEncryptionAlgorithm: { algorithmId } }) => isOld(algorithmId)))
    return 'unsupported_encryption'
  const safe = await safeOf(pfx, secret, true)
  if (!safe) return 'wrong_password'
  try {
    const parts = safe.safeContents.map(part => (isEncrypted(part) ? { password: secret } : {}))
    await safe.parseInternalValues({ safeContents: parts })
    return contentOf(pki, safe, password)
  } catch {
    return 'wrong_password'
  }
}

function contentOf(pki: Pki, safe: AuthenticatedSafe, password: string): Pkcs12Content | Pkcs12Fault {
  const contents: { value: SafeContents }[] = safe.parsedValue.safeContents
  const content: Pkcs12Content = { certificates: [], keys: [] }
  for (const { bagValue } of contents.flatMap(({ value }) => value.safeBags)) {
    if (bagValue instanceof pki.CertBag) {
      const { parsedValue } = bagValue
      if (parsedValue instanceof pki.Certificate)
        content.certificates.push(new X509Certificate(Buffer.from(parsedValue.toSchema().toBER())))
    } else if (bagValue instanceof pki.PKCS8ShroudedKeyBag) {
      if (isOld(bagValue.encryptionAlgorithm.algorithmId)) return 'unsupported_encryption'
      content.keys.push(keyOf(bagValue.toSchema().toBER(), password))
    } else if (bagValue instanceof pki.PrivateKeyInfo) content.keys.push(keyOf(bagValue.toSchema().toBER()))
  }
  return content
}

const keyOf = (der: ArrayBuffer, passphrase?: string) =>
  createPrivateKey({
    key: Buffer.from(der),
    format: 'der',
    type: 'pkcs8',
    ...(passphrase !== undefined && { passphrase })
  })

function parsed({ PFX }: Pki, file: Uint8Array): PFX | undefined {
  try {
    return PFX.fromBER(new Uint8Array(file))
  } catch {
    return undefined
  }
}

/** What the file protects; undefined where it is damaged, or where its checksum is not of this password. */
async function safeOf(
  pfx: PFX,
  password: ArrayBuffer,
  checkIntegrity: boolean
): Promise<AuthenticatedSafe | undefined> {
  try {
    await pfx.parseInternalValues({ checkIntegrity: checkIntegrity && pfx.macData !== undefined, password })
    return pfx.parsedValue?.authenticatedSafe
  } catch {
    return undefined
  }
}

/** RC2 and 3DES, which PKCS #12 itself describes (RFC 7292, appendix C); AES is of PKCS #5. */
const isOld = (method: string) => method.startsWith('1.2.840.113549.1.12.1.')
