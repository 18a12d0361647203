/** What others say of themselves, at the length that the contract allows. */
export function bounded(text: string, most: number): string {
  const characters = [...text.slice(0, most * 2)]
  return characters.length > most || text.length > most * 2 ? `${characters.slice(0, most - 1).join('')}…` : text
}

export const LONGEST_NAME = 256
export const LONGEST_TEXT = 1024
export const MOST_NAMES = 100
