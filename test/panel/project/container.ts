import { createHash } from 'node:crypto'

/** A file of a magic number, the length of a JSON header, the header, a payload, and the SHA-256 of all of these. */
const LENGTH_BYTES = 4
const CHECKSUM_BYTES = 32

export type Opened =
  | { header: object; payload: Uint8Array; checksum: Uint8Array; rest: Uint8Array }
  | { code: 'not_a_package' | 'package_damaged'; trouble: string }

export const damaged = (trouble: string) => ({ code: 'package_damaged' as const, trouble })
export const tooLong = () => damaged('The package is longer than its header states')

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

export function packContainer(magic: readonly number[], header: object, payload: Uint8Array): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify({ ...header, sizeBytes: payload.length }))
  const payloadAt = magic.length + LENGTH_BYTES + text.length
  const checksumAt = payloadAt + payload.length
  const bytes = new Uint8Array(checksumAt + CHECKSUM_BYTES)
  bytes.set(magic)
  new DataView(bytes.buffer).setUint32(magic.length, text.length)
  bytes.set(text, magic.length + LENGTH_BYTES)
  bytes.set(payload, payloadAt)
  bytes.set(sha256(bytes.subarray(0, checksumAt)), checksumAt)
  return bytes
}

/** Reads a complete and unchanged file; what its header states may still be wrong. */
export function openContainer(magic: readonly number[], bytes: Uint8Array): Opened {
  const headerAt = magic.length + LENGTH_BYTES
  if (bytes.length < headerAt || magic.some((byte, index) => bytes[index] !== byte))
    return { code: 'not_a_package', trouble: 'This is not a package of this kind' }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const payloadAt = headerAt + view.getUint32(magic.length)
  const header = parsed(bytes.subarray(headerAt, payloadAt))
  if (!header) return damaged(bytes.length < payloadAt ? 'The package is cut short' : 'The header cannot be read')
  const checksumAt = payloadAt + header.sizeBytes
  const end = checksumAt + CHECKSUM_BYTES
  if (bytes.length < end) return damaged(`The package is cut short: ${bytes.length} of ${end} bytes`)
  const checksum = bytes.slice(checksumAt, end)
  if (!sha256(bytes.subarray(0, checksumAt)).equals(checksum)) return damaged('The checksum does not match')
  return { header, payload: bytes.slice(payloadAt, checksumAt), checksum, rest: bytes.slice(end) }
}

function parsed(bytes: Uint8Array): { sizeBytes: number } | undefined {
  try {
    const header = Object(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
    return Number.isSafeInteger(header.sizeBytes) && header.sizeBytes >= 0 ? header : undefined
  } catch {
    return undefined
  }
}
