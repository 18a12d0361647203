import { createHash } from 'node:crypto'
import { isoText } from '../device/device-text'
import { damaged, openContainer, packContainer, payloadFault } from './container'

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
}

export type PackageContents = Pick<ProjectImage, 'name' | 'payload'> &
  Partial<Omit<ProjectImage, 'payload' | 'checksum' | 'passwordHash'>> & { password?: string }

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

export function packed({ payload, compiledAt, ...image }: ProjectImage): Uint8Array {
  return packContainer(MAGIC, { ...image, compiledAt: isoText(compiledAt), sizeBytes: payload.length }, payload)
}

/** Validates a package by its bytes; its file name is not considered. */
export function unpack(bytes: Uint8Array): Unpacked {
  const opened = openContainer(MAGIC, bytes)
  if ('trouble' in opened) return opened
  const { payload } = opened
  const header = validHeader(opened.header)
  if (!header) return damaged('The header cannot be read')
  const { sizeBytes, ...image } = header
  return payloadFault(payload, header, hashOf(payload)) ?? { image: { ...image, payload } }
}

function validHeader(stated: unknown): (Omit<ProjectImage, 'payload'> & { sizeBytes: number }) | undefined {
  const { compiledAt, ...header } = Object(stated)
  const time = Date.parse(`${compiledAt}Z`)
  const { name, model, toolVersion, unpackedBytes, checksum, backupAllowed, sizeBytes } = header
  const texts = [name, model, toolVersion, checksum].every(value => typeof value === 'string')
  const numbers = [unpackedBytes, sizeBytes].every(value => Number.isInteger(value) && value >= 0)
  if (!texts || !numbers || typeof backupAllowed !== 'boolean' || Number.isNaN(time)) return undefined
  return { ...header, compiledAt: time }
}

/** Bytes that look like a project, always the same ones for a seed. */
export function samplePayload(length: number, seed: number): Uint8Array {
  const payload = new Uint8Array(length)
  let state = seed + 1
  for (let index = 0; index < length; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    payload[index] = state >>> 24
  }
  return payload
}
