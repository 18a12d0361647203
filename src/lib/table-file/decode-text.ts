import type { Language } from '../text/languages'

/** What spreadsheets of a language save where it is not Unicode; the last takes any bytes. */
const LEGACY: Record<Language, readonly string[]> = {
  en: ['windows-1252'],
  ja: ['shift_jis', 'windows-1252'],
  ko: ['euc-kr', 'windows-1252']
}

/** The share of zero bytes from which a text is UTF-16. */
const ZEROS = 0.2

/** Reads a text file as spreadsheets save it: UTF-8 or UTF-16, with a mark or without, else the old encoding of a language. */
export function decodeText(bytes: Uint8Array, language: Language): string {
  for (const encoding of [utf16Of(bytes) ?? 'utf-8', ...LEGACY[language]]) {
    const text = decoded(bytes, encoding)
    if (text !== undefined) return text
  }
  return new TextDecoder().decode(bytes)
}

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return
  }
}

function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const zerosAt = (parity: number) => bytes.filter((byte, index) => byte === 0 && index % 2 === parity).length
  if (zerosAt(0) + zerosAt(1) < bytes.length * ZEROS || bytes.length === 0) return undefined
  return zerosAt(1) > zerosAt(0) ? 'utf-16le' : 'utf-16be'
}
