import { createHash } from 'node:crypto'
import { isoText } from '../device/device-text'

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

/** `HMIP`, a zero that text does not have, the version of the format, and the length of the header that follows. */
const MAGIC = [0x48, 0x4d, 0x49, 0x50, 0x00, 0x01]
const LENGTH_AT = MAGIC.length
const HEADER_AT = LENGTH_AT + 4

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
  const header = new TextEncoder().encode(
    JSON.stringify({ ...image, compiledAt: isoText(compiledAt), sizeBytes: payload.length })
  )
  const bytes = new Uint8Array(HEADER_AT + header.length + payload.length)
  bytes.set(MAGIC)
  new DataView(bytes.buffer).setUint32(LENGTH_AT, header.length)
  bytes.set(header, HEADER_AT)
  bytes.set(payload, HEADER_AT + header.length)
  return bytes
}

/** Validates a package by its bytes; its file name is not considered. */
export function unpack(bytes: Uint8Array): Unpacked {
  if (bytes.length < HEADER_AT || MAGIC.some((byte, index) => bytes[index] !== byte))
    return { code: 'not_a_package', trouble: 'This is not a project package' }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const payloadAt = HEADER_AT + view.getUint32(LENGTH_AT)
  const header = readHeader(bytes.subarray(HEADER_AT, payloadAt))
  if (!header) return damaged(bytes.length < payloadAt ? 'The package is cut short' : 'The header cannot be read')
  const { sizeBytes, ...image } = header
  const payload = bytes.slice(payloadAt)
  if (payload.length < sizeBytes) return damaged(`The package is cut short: ${payload.length} of ${sizeBytes} bytes`)
  if (payload.length > sizeBytes) return damaged('The package is longer than its header states')
  if (hashOf(payload) !== image.checksum) return damaged('The checksum does not match')
  return { image: { ...image, payload } }
}

const damaged = (trouble: string): Unpacked => ({ code: 'package_damaged', trouble })

function readHeader(bytes: Uint8Array): (Omit<ProjectImage, 'payload'> & { sizeBytes: number }) | undefined {
  try {
    const { compiledAt, ...header } = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    const time = Date.parse(`${compiledAt}Z`)
    const { name, model, toolVersion, unpackedBytes, checksum, backupAllowed, sizeBytes } = header
    const texts = [name, model, toolVersion, checksum].every(value => typeof value === 'string')
    const numbers = [unpackedBytes, sizeBytes].every(value => Number.isInteger(value) && value >= 0)
    if (!texts || !numbers || typeof backupAllowed !== 'boolean' || Number.isNaN(time)) return undefined
    return { ...header, compiledAt: time }
  } catch {
    return undefined
  }
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
