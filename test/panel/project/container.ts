/** A file of a magic number, the length of a JSON header, the header, and a payload. */
const LENGTH_BYTES = 4

export type Opened =
  | { header: unknown; payload: Uint8Array }
  | { code: 'not_a_package' | 'package_damaged'; trouble: string }

export const damaged = (trouble: string) => ({ code: 'package_damaged' as const, trouble })

export function packContainer(magic: readonly number[], header: object, payload: Uint8Array): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(header))
  const headerAt = magic.length + LENGTH_BYTES
  const bytes = new Uint8Array(headerAt + text.length + payload.length)
  bytes.set(magic)
  new DataView(bytes.buffer).setUint32(magic.length, text.length)
  bytes.set(text, headerAt)
  bytes.set(payload, headerAt + text.length)
  return bytes
}

/** Reads header and payload; both may still be wrong by themselves. */
export function openContainer(magic: readonly number[], bytes: Uint8Array): Opened {
  const headerAt = magic.length + LENGTH_BYTES
  if (bytes.length < headerAt || magic.some((byte, index) => bytes[index] !== byte))
    return { code: 'not_a_package', trouble: 'This is not a package of this kind' }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const payloadAt = headerAt + view.getUint32(magic.length)
  const header = parsed(bytes.subarray(headerAt, payloadAt))
  if (header === undefined)
    return damaged(bytes.length < payloadAt ? 'The package is cut short' : 'The header cannot be read')
  return { header, payload: bytes.slice(payloadAt) }
}

/** What is wrong with the payload; nothing if it is complete and unchanged. */
export function payloadFault(
  payload: Uint8Array,
  stated: { sizeBytes: number; checksum: string },
  checksum: string
): ReturnType<typeof damaged> | undefined {
  if (payload.length < stated.sizeBytes)
    return damaged(`The package is cut short: ${payload.length} of ${stated.sizeBytes} bytes`)
  if (payload.length > stated.sizeBytes) return damaged('The package is longer than its header states')
  return checksum === stated.checksum ? undefined : damaged('The checksum does not match')
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}
