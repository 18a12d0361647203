export const LONGEST_NAME = 64
/** On the screen. */
export const LONGEST_PATH = 120
export const MOST_LEVELS = 16
export const MOST_FOLDERS = 10_000
export const MOST_TAGS = 100_000

/** `/` separates the names in a NodeId. */
export function isNodeName(name: string): boolean {
  const length = [...name].length
  return length >= 1 && length <= LONGEST_NAME && name === name.trim() && !/[/\p{Cc}]/u.test(name)
}
