/** Control characters, and those that are invisible or change the reading direction. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu

/** Untrusted text as one short line without control characters. */
export function plainText(text: string, longest = 300): string {
  const characters = [
    ...text
      .slice(0, longest * 4)
      .replace(UNSEEN, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  ]
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : characters.join('')
}
