/** Control characters, and those that are invisible or change the reading direction. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu
/** What Markdown or HTML would read as more than text. */
const MARKUP = /[\\`*[\]|<>&]|:(?=\/\/)|\.(?<=\bwww\.)/gi
const LONGEST = 1000

/** Text of a panel with its unseen characters visible, as a terminal would obey them. */
export function visible(text: string): string {
  const shown = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
  return shown.replace(UNSEEN, character => `\\u{${character.codePointAt(0)?.toString(16)}}`)
}

/** Text of a panel in a Markdown document. */
export const inMarkdown = (text: string): string => text.replace(MARKUP, '\\$&')
