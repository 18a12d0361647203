import { createHash, type KeyObject } from 'node:crypto'
import { bitString, boolean, implicit, octetString, oid, sequence } from './der'
import { type AlternativeNames, writeAlternativeNames } from './write-names'

export interface Usage extends AlternativeNames {
  /** Whether it may sign other certificates. */
  authority?: boolean
}

const extension = (type: string, value: Uint8Array, critical = false) =>
  sequence(oid(type), ...(critical ? [boolean(true)] : []), octetString(value))

/** `digitalSignature`, `nonRepudiation`, `keyEncipherment` and `dataEncipherment` (OPC UA Part 6, 6.2.2). */
const APPLICATION = 0xf0
/** `keyCertSign`, which a self-signed certificate has too. */
const SIGNS_CERTIFICATES = 0x04
const SIGNS_LISTS = 0x02
const SERVER_AUTHENTICATION = '1.3.6.1.5.5.7.3.1'
const CLIENT_AUTHENTICATION = '1.3.6.1.5.5.7.3.2'

/** What an application or an authority may do with its key. */
export function usageExtensions({ authority = false, ...names }: Usage, isSelfSigned: boolean): Buffer[] {
  const application = APPLICATION | (isSelfSigned ? SIGNS_CERTIFICATES : 0)
  const bits = authority ? SIGNS_CERTIFICATES | SIGNS_LISTS : application
  const unused = 31 - Math.clz32(bits & -bits)
  const purposes = sequence(oid(SERVER_AUTHENTICATION), oid(CLIENT_AUTHENTICATION))
  return [
    extension('2.5.29.19', sequence(...(authority ? [boolean(true)] : [])), true),
    extension('2.5.29.15', bitString(Buffer.from([bits]), unused), true),
    ...(authority ? [] : [extension('2.5.29.37', purposes)]),
    ...(names.uri || names.hostNames?.length ? [extension('2.5.29.17', writeAlternativeNames(names))] : [])
  ]
}

/** How a verifier finds the issuer among several of one name. */
export function keyExtensions(own: KeyObject, issuer: KeyObject): Buffer[] {
  return [
    extension('2.5.29.14', octetString(keyIdOf(own))),
    extension('2.5.29.35', sequence(implicit(0, keyIdOf(issuer))))
  ]
}

const keyIdOf = (key: KeyObject) =>
  createHash('sha1')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest()
