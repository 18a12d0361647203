/** Without I, O, 0 and 1, which are easily mistaken. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const BASE = ALPHABET.length
const GROUP = 5

const charactersOf = (code: string) => code.replace(/-/g, '')

/** The Luhn mod N sum (ISO/IEC 7812-1, with 32 in place of 10); `factor` is that of the last character. */
function luhnSum(characters: string, factor: 1 | 2): number {
  return [...characters].reverse().reduce((sum, character, index) => {
    const weighted = ALPHABET.indexOf(character) * (index % 2 === 0 ? factor : 3 - factor)
    return sum + Math.floor(weighted / BASE) + (weighted % BASE)
  }, 0)
}

/** Whether the check character of a code matches; its pattern is that of the contract. */
export const isCode = (code: string): boolean => luhnSum(charactersOf(code), 1) % BASE === 0

/** The code of these 19 characters. */
export function codeOf(characters: string): string {
  const check = ALPHABET[(BASE - (luhnSum(characters, 2) % BASE)) % BASE]
  const groups = `${characters}${check}`.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []
  return groups.join('-')
}
