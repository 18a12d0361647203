/** Values as OPC UA has them on the wire (OPC 10000-6, 5.2). */
export function u32(value: number): Buffer {
  const buffer = Buffer.alloc(4)
  buffer.writeUInt32LE(value >>> 0)
  return buffer
}

export const bytes = (value: Uint8Array | null): Buffer =>
  value === null ? u32(-1) : Buffer.concat([u32(value.length), value])

export const text = (value: string | null): Buffer => bytes(value === null ? null : Buffer.from(value))
