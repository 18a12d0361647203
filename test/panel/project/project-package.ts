import { createHash } from 'node:crypto'
import { isoText } from '../device/device-text'
import { damaged, openContainer, packContainer, payloadFault } from './container'
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
  /** SHA-256 of the payload. */
  checksum: string
  /** SHA-256 of the password that an update with it requires, in place of the panel's own. */
  passwordHash?: string
  backupAllowed: boolean
  payload: Uint8Array
  /** Read from the payload. */
  contents: ProjectContents
}

export type PackageContents = Pick<ProjectImage, 'name' | 'payload'> &
  Partial<Omit<ProjectImage, 'payload' | 'checksum' | 'passwordHash' | 'contents'>> & { password?: string }

export type Unpacked = { image: ProjectImage } | { code: 'not_a_package' | 'package_damaged'; trouble: string }

/** `HMIP`, a zero that text does not have, and the version of the format. */
const MAGIC = [0x48, 0x4d, 0x49, 0x50, 0x00, 0x01]

export const PACKAGE_ENDING = '.hmip'

export const hashOf = (data: Uint8Array | string): string => createHash('sha256').update(data).digest('hex')

/** A project package, as the tool on a desk makes it. */
export function buildPackage(contents: PackageContents): Uint8Array {
  const { password, payload, ...more } = contents
  return packed({
    model: 'HMI-3152',
    compiledAt: Date.UTC(2026, 10, 17, 16, 20, 31),
    toolVersion: '6.10.1',
    unpackedBytes: payload.length * 4,
    backupAllowed: true,
    ...more,
    payload,
    checksum: hashOf(payload),
    ...(password !== undefined && { passwordHash: hashOf(password) })
  })
}

export function packed({ payload, compiledAt, ...image }: Omit<ProjectImage, 'contents'>): Uint8Array {
  return packContainer(MAGIC, { ...image, compiledAt: isoText(compiledAt), sizeBytes: payload.length }, payload)
}

/** Validates a package by its bytes; its file name is not considered. */
export function unpack(bytes: Uint8Array): Unpacked {
  const opened = openContainer(MAGIC, bytes)
  if ('trouble' in opened) return opened
  const { payload } = opened
  const header = validHeader(opened.header)
  if (!header) return damaged('The header cannot be read')
  const fault = payloadFault(payload, header, hashOf(payload))
  if (fault) return fault
  const contents = contentsIn(payload)
  if (!contents) return damaged('The contents cannot be read')
  const { sizeBytes, ...image } = header
  return { image: { ...image, payload, contents } }
}

type Header = Omit<ProjectImage, 'payload' | 'contents'> & { sizeBytes: number }

function validHeader(stated: unknown): Header | undefined {
  const { compiledAt, ...header } = Object(stated)
  const time = Date.parse(`${compiledAt}Z`)
  const { name, model, toolVersion, unpackedBytes, checksum, backupAllowed, sizeBytes } = header
  const texts = [name, model, toolVersion, checksum].every(value => typeof value === 'string')
  const numbers = [unpackedBytes, sizeBytes].every(value => Number.isInteger(value) && value >= 0)
  if (!texts || !numbers || typeof backupAllowed !== 'boolean' || Number.isNaN(time)) return undefined
  return { ...header, compiledAt: time }
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
