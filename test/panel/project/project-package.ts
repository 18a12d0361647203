import { createHash, type KeyObject } from 'node:crypto'
import contract from '../../../static/contract/project-management.json'
import { isoText } from '../device/device-text'
import { damaged, openContainer, packContainer } from './container'
import { PACKAGE_KEYS, type PackageKey, signatureOf, signerOf } from './package-signature'
import { contentsIn, type ProjectContents, packContents } from './project-contents'

/** What a package contains. */
export interface ProjectImage {
  name: string
  /** The model it was made for. */
  model: string
  /** Wall-clock milliseconds. */
  compiledAt: number
  toolVersion: string
  unpackedBytes: number
  /** SHA-256 of header and payload. */
  checksum: string
  /** The name of the key that signed the checksum; undefined if none did. */
  signedBy: string | undefined
  /** SHA-256 of the password that an update with it requires, beside the panel's own. */
  passwordHash: string | undefined
  backupAllowed: boolean
  payload: Uint8Array
  /** Read from the payload. */
  contents: ProjectContents
  /** The package as it came, which is also its backup. */
  bytes: Uint8Array
}

type Stated = Pick<ProjectImage, 'name' | 'model' | 'compiledAt' | 'toolVersion' | 'unpackedBytes' | 'backupAllowed'>
export type PackageContents = Partial<Stated> &
  Pick<ProjectImage, 'name' | 'payload'> & { password?: string; signWith?: KeyObject }

export type Unpacked =
  | { image: ProjectImage }
  | { code: 'not_a_package' | 'package_damaged' | 'signature_invalid'; trouble: string }

/** `HMIP`, a zero that text does not have, and the version of the format. */
const MAGIC = [0x48, 0x4d, 0x49, 0x50, 0x00, 0x02]

export const PACKAGE_ENDING = '.hmip'

export const hashOf = (data: Uint8Array | string): string => createHash('sha256').update(data).digest('hex')

/** A project package, as the tool on a desk makes it. */
export function buildPackage({ password, payload, signWith, compiledAt, ...more }: PackageContents): Uint8Array {
  const header = {
    model: 'HMI-3152',
    compiledAt: isoText(compiledAt ?? Date.UTC(2026, 10, 17, 16, 20, 31)),
    toolVersion: '6.10.1',
    unpackedBytes: payload.length * 4,
    backupAllowed: true,
    ...more,
    ...(password !== undefined && { passwordHash: hashOf(password) })
  }
  const bytes = packContainer(MAGIC, header, payload)
  return signWith ? signed(bytes, signWith) : bytes
}

function signed(bytes: Uint8Array, key: KeyObject): Uint8Array {
  const opened = openContainer(MAGIC, bytes)
  if ('trouble' in opened) throw new Error(opened.trouble)
  return joined(bytes, signatureOf(opened.checksum, key))
}

function joined(bytes: Uint8Array, more: Uint8Array): Uint8Array {
  const all = new Uint8Array(bytes.length + more.length)
  all.set(bytes)
  all.set(more, bytes.length)
  return all
}

/** Validates a package by its bytes; its file name is not considered. */
export function unpack(bytes: Uint8Array, keys: readonly PackageKey[] = PACKAGE_KEYS): Unpacked {
  const opened = openContainer(MAGIC, bytes)
  if ('trouble' in opened) return opened
  const { payload, checksum, rest } = opened
  const signedBy = signerOf(checksum, rest, keys)
  if (rest.length > 0 && !signedBy)
    return { code: 'signature_invalid', trouble: 'No key of the panel verifies the signature' }
  const header = validHeader(opened.header)
  if (!header) return damaged('The header cannot be read')
  const contents = contentsIn(payload)
  if (!contents) return damaged('The contents cannot be read')
  return { image: { ...header, checksum: Buffer.from(checksum).toString('hex'), signedBy, payload, contents, bytes } }
}

const LIMITS = contract.components.schemas.ProjectText
const PATTERN = new RegExp(LIMITS.pattern)

/** As the contract has it for what everybody is shown. */
const isShort = (text: unknown): text is string =>
  typeof text === 'string' && [...text].length <= LIMITS.maxLength && PATTERN.test(text) && !text.includes('\0')

function validHeader(stated: object): (Stated & Pick<ProjectImage, 'passwordHash'>) | undefined {
  const header: Record<string, unknown> = { ...stated }
  const { name, model, toolVersion, unpackedBytes, backupAllowed, passwordHash } = header
  const compiledAt = Date.parse(`${header.compiledAt}Z`)
  if (!isShort(name) || !isShort(model) || !isShort(toolVersion)) return undefined
  if (!Number.isSafeInteger(unpackedBytes) || Number(unpackedBytes) < 0 || typeof backupAllowed !== 'boolean')
    return undefined
  if (passwordHash !== undefined && !(typeof passwordHash === 'string' && /^[0-9a-f]{64}$/.test(passwordHash)))
    return undefined
  if (Number.isNaN(compiledAt)) return undefined
  return { name, model, compiledAt, toolVersion, unpackedBytes: Number(unpackedBytes), backupAllowed, passwordHash }
}

/** A payload of about a length, with these contents. */
export function projectPayload(contents: ProjectContents, length: number, seed: number): Uint8Array {
  const { length: needed } = packContents(contents, new Uint8Array())
  return packContents(contents, samplePayload(Math.max(0, length - needed), seed))
}

/** Bytes that look like the screens of a project, always the same ones for a seed. */
export function samplePayload(length: number, seed: number): Uint8Array {
  const payload = new Uint8Array(length)
  let state = seed + 1
  for (let index = 0; index < length; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    payload[index] = state >>> 24
  }
  return payload
}
