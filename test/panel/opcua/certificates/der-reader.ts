export interface Element {
  tag: number
  content: Buffer
  /** With tag and length. */
  whole: Buffer
}

/** The values that are one after another in DER (ITU-T X.690). @throws RangeError */
export function readElements(bytes: Uint8Array): Element[] {
  const elements: Element[] = []
  let rest = Buffer.from(bytes)
  while (rest.length > 0) {
    const element = readElement(rest)
    elements.push(element)
    rest = rest.subarray(element.whole.length)
  }
  return elements
}

/** The parts of the one value that the bytes consist of. @throws RangeError */
export function partsOf(bytes: Uint8Array): Element[] {
  const [element, ...others] = readElements(bytes)
  if (!element || others.length > 0) throw new RangeError('Not one value')
  return readElements(element.content)
}

function readElement(bytes: Buffer): Element {
  const tag = bytes.readUInt8(0)
  const first = bytes.readUInt8(1)
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f
  if (lengthBytes > 4) throw new RangeError('Too long')
  const length = lengthBytes === 0 ? first & 0x7f : bytes.readUIntBE(2, lengthBytes)
  const start = 2 + lengthBytes
  if (start + length > bytes.length) throw new RangeError('Cut off')
  return { tag, content: bytes.subarray(start, start + length), whole: bytes.subarray(0, start + length) }
}

/** Two digits of the year mean 1950 to 2049 (RFC 5280, 4.1.2.5). */
export function readTime({ tag, content }: Element): number {
  const text = content.toString('latin1')
  const full = tag === 0x18 ? text : `${Number(text.slice(0, 2)) < 50 ? '20' : '19'}${text}`
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(full) ?? []
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  if (Number.isNaN(at)) throw new RangeError('Not a time')
  return at
}
