export type Strength = 'weak' | 'fair' | 'good' | 'strong'

const KINDS = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/]

/** How long guessing would take, roughly: by length, kinds of characters, and repeated or rising ones. */
export function strengthOf(password: string): Strength {
  const kinds = KINDS.filter(kind => kind.test(password)).length
  const worth = variedLength(password) + (kinds - 1) * 2
  if (password.length < 8 || worth < 10) return 'weak'
  if (worth < 14) return 'fair'
  return worth < 18 ? 'good' : 'strong'
}

/** `aaaa` and `1234` count little more than one character. */
function variedLength(password: string): number {
  const codes = [...password].map(character => character.charCodeAt(0))
  const steps = codes.map((code, index) => code - (codes[index - 1] ?? Number.NaN))
  return steps.filter((step, index) => Math.abs(step) > 1 || index === 0 || step !== (steps[index - 1] ?? step)).length
}
