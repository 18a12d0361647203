export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'shift_jis' | 'euc-kr' | 'windows-1252'

type Legacy = 'shift_jis' | 'euc-kr' | 'windows-1252'

const LEGACY: readonly Legacy[] = ['shift_jis', 'euc-kr', 'windows-1252']

/** How plausible a non-ASCII character is in each legacy encoding, by its bytes. */
const SCORES: Record<Legacy, (lead: number, trail: number, before: number) => number> = {
  // Single bytes are half-width katakana, which Western or Korean bytes also decode to; 0x88 to 0x97 lead common kanji, 0xf0 and above are private use.
  shift_jis: lead => (isHalfWidth(lead) ? 0.2 : lead < 0x98 ? 1 : lead < 0xf0 ? 0 : -1),
  // KS X 1001 has the common syllables at 0xb0 to 0xc8; those with a byte below 0xa1 are rare ones that Windows added.
  'euc-kr': (lead, trail) => (lead < 0xa1 || trail < 0xa1 ? -0.5 : lead >= 0xb0 && lead <= 0xc8 ? 1 : 0),
  // Accented letters and symbols such as ° are next to ASCII letters or digits.
  'windows-1252': (_, trail, before) => (isWordByte(before) || isWordByte(trail) ? 0.5 : 0)
}

const isHalfWidth = (byte: number) => byte >= 0xa1 && byte <= 0xdf
const isWordByte = (byte: number) => byte < 0x80 && /\w/.test(String.fromCharCode(byte))
const isSingle = (encoding: Legacy, lead: number) =>
  encoding === 'windows-1252' || (encoding === 'shift_jis' && isHalfWidth(lead))

/** The encodings in which the bytes are valid text, most plausible first; only one for valid Unicode. */
export function detectEncodings(bytes: Uint8Array): readonly Encoding[] {
  const unicode = utf16Of(bytes) ?? 'utf-8'
  if (isValid(bytes, unicode)) return [unicode]
  return LEGACY.filter(encoding => isValid(bytes, encoding))
    .map(encoding => ({ encoding, score: plausibility(bytes, encoding) }))
    .sort((one, other) => other.score - one.score)
    .map(({ encoding }) => encoding)
}

/** Removes the byte order mark. */
export function decodeText(bytes: Uint8Array, encoding: Encoding): string {
  return new TextDecoder(encoding).decode(bytes)
}

/** What is decoded of other files, such as workbooks, archives and pictures, is full of control characters. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu
const FEW = 3
const TOLERATED_SHARE = 0.01

export function isText(bytes: Uint8Array, encoding: Encoding): boolean {
  const text = decodeText(bytes, encoding)
  const controls = text.match(CONTROLS)?.length ?? 0
  return controls <= Math.max(FEW, text.length * TOLERATED_SHARE)
}

function isValid(bytes: Uint8Array, encoding: Encoding): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** The share of zero bytes from which a text is UTF-16: its separators and line ends have one each. A stray one means nothing. */
const UTF16_ZEROS = 0.02

/** Detected by its byte order mark or by zero bytes, which other encodings do not contain in text. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const zerosAt = (parity: number) => bytes.filter((byte, index) => byte === 0 && index % 2 === parity).length
  const [even, odd] = [zerosAt(0), zerosAt(1)]
  if (even + odd < Math.max(1, bytes.length * UTF16_ZEROS)) return undefined
  return odd > even ? 'utf-16le' : 'utf-16be'
}

/** The mean score of the non-ASCII characters. */
function plausibility(bytes: Uint8Array, encoding: Legacy): number {
  let sum = 0
  let count = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes[at] ?? 0
    if (lead < 0x80) continue
    sum += SCORES[encoding](lead, bytes[at + 1] ?? 0, bytes[at - 1] ?? 0)
    count += 1
    if (!isSingle(encoding, lead)) at += 1
  }
  return sum / count
}
