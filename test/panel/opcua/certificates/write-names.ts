import { isIPv4 } from 'node:net'
import { implicit, oid, sequence, setOf, utf8 } from './der'

/** Whom a certificate belongs to. */
export interface Subject {
  commonName: string
  organization?: string
  organizationUnit?: string
}

export interface AlternativeNames {
  /** The application URI (OPC UA Part 6, 6.2.2). */
  uri?: string
  /** DNS names and IPv4 addresses. */
  hostNames?: readonly string[]
}

const COMMON_NAME = '2.5.4.3'
const ORGANIZATION = '2.5.4.10'
const ORGANIZATION_UNIT = '2.5.4.11'

export function writeName({ commonName, organization, organizationUnit }: Subject): Buffer {
  const parts: [string, string | undefined][] = [
    [COMMON_NAME, commonName],
    [ORGANIZATION, organization],
    [ORGANIZATION_UNIT, organizationUnit]
  ]
  return sequence(...parts.flatMap(([type, text]) => (text ? [setOf(sequence(oid(type), utf8(text)))] : [])))
}

/** GeneralNames (RFC 5280, 4.2.1.6). */
export function writeAlternativeNames({ uri, hostNames = [] }: AlternativeNames): Buffer {
  const names = hostNames.map(name =>
    isIPv4(name) ? implicit(7, Buffer.from(name.split('.').map(Number))) : implicit(2, Buffer.from(name, 'latin1'))
  )
  return sequence(...(uri ? [implicit(6, Buffer.from(uri, 'latin1'))] : []), ...names)
}
