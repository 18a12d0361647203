const NOT_ALLOWED = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\\/:*?"<>|]+/gu
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i
const LONGEST = 100
const LONGEST_ENDING = 12

/** A name that every file system accepts. */
export function cleanFileName(text: string, fallback = 'download'): string {
  const name = text
    .replace(NOT_ALLOWED, '_')
    .replace(/^[.\s_]+|[.\s_]+$/g, '')
    .replace(RESERVED, '_$1')
  return shorten(name) || fallback
}

/** Keeps the extension. */
function shorten(name: string): string {
  const characters = [...name]
  if (characters.length <= LONGEST) return name
  const dot = characters.lastIndexOf('.')
  const ending = dot > 0 && characters.length - dot <= LONGEST_ENDING ? characters.slice(dot) : []
  return [...characters.slice(0, LONGEST - ending.length), ...ending].join('')
}
