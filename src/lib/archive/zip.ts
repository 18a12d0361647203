export interface ArchivedFile {
  name: string
  bytes: Uint8Array
}

const LOCAL_HEADER = 0x04034b50
const DIRECTORY_HEADER = 0x02014b50
const END_OF_DIRECTORY = 0x06054b50
/** 2.0 of the format, which every tool reads. */
const VERSION = 20
/** Names are UTF-8. */
const FLAGS = 0x0800
const STORED = 0
const FIRST_YEAR = 1980

type Field = [bytes: 2 | 4, value: number]

/**
 * Files as a ZIP archive (APPNOTE 6.3), without compression, directories and ZIP64: up to 4 GiB and 65 535 files.
 * `time` is a wall clock as if it were UTC, as the format knows no zone.
 */
export function zip(files: readonly ArchivedFile[], time: number): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const { name, bytes } of files) {
    const path = new TextEncoder().encode(name)
    const common: Field[] = [
      [2, VERSION],
      [2, FLAGS],
      [2, STORED],
      ...dosTime(time),
      [4, crc32(bytes)],
      [4, bytes.length],
      [4, bytes.length],
      [2, path.length],
      [2, 0]
    ]
    directory.push(
      fieldsOf([[4, DIRECTORY_HEADER], [2, VERSION], ...common, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]]),
      path
    )
    const local = [fieldsOf([[4, LOCAL_HEADER], ...common]), path, bytes]
    parts.push(...local)
    offset += lengthOf(local)
  }
  const count: Field = [2, files.length]
  const end = fieldsOf([
    [4, END_OF_DIRECTORY],
    [2, 0],
    [2, 0],
    count,
    count,
    [4, lengthOf(directory)],
    [4, offset],
    [2, 0]
  ])
  return joined([...parts, ...directory, end])
}

/** Of ISO 3309, reflected, as ZIP has it. */
export function crc32(bytes: Uint8Array): number {
  let crc = -1
  for (const byte of bytes) crc = (crc >>> 8) ^ (TABLE[(crc ^ byte) & 0xff] ?? 0)
  return ~crc >>> 0
}

const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  return crc
})

function dosTime(time: number): Field[] {
  const date = new Date(Math.max(time, Date.UTC(FIRST_YEAR, 0)))
  const clock = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1)
  const day = ((date.getUTCFullYear() - FIRST_YEAR) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate()
  return [
    [2, clock],
    [2, day]
  ]
}

function fieldsOf(fields: readonly Field[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [bytes]) => sum + bytes, 0)))
  let at = 0
  for (const [bytes, value] of fields) {
    if (bytes === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += bytes
  }
  return new Uint8Array(view.buffer)
}

const lengthOf = (parts: readonly Uint8Array[]) => parts.reduce((sum, { length }) => sum + length, 0)

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(lengthOf(parts))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
