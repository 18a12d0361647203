import type { Rule } from '../../lib/form/rules'

/** Without I, O, 0 and 1, which are easily mistaken. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 20
const GROUP = /.{5}(?=.)/g

/** In capitals and groups of five, however it was typed or pasted. */
export const formatCode = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(GROUP, group => `${group}-`)

/** A typing mistake is found here, before the code is sent: Luhn mod N (ISO/IEC 7812-1, with 32 in place of 10). */
export const activationCode: Rule<unknown> = value => {
  const characters = [...formatCode(value).replace(/-/g, '')]
  if (characters.length === 0) return
  if (characters.length !== LENGTH) return ['codesys.code.length', { length: LENGTH }]
  if (characters.some(character => !ALPHABET.includes(character))) return 'codesys.code.characters'
  return luhnSum(characters) % ALPHABET.length === 0 ? undefined : 'codesys.code.mistyped'
}

const luhnSum = (characters: readonly string[]): number =>
  [...characters].reverse().reduce((sum, character, index) => {
    const weighted = ALPHABET.indexOf(character) * (1 + (index % 2))
    return sum + Math.floor(weighted / ALPHABET.length) + (weighted % ALPHABET.length)
  }, 0)
