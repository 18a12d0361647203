/** Control characters, and those that turn the reading direction or cannot be seen. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu

/** A stranger's words in one short line that cannot disturb the page around them. */
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
