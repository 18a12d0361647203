export type Strength = 'weak' | 'fair' | 'good' | 'strong'

const CHARACTER_CLASSES = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/]

/** A rough estimate from length, character classes, and repeated or sequential characters. */
export function strengthOf(password: string): Strength {
  const classes = CHARACTER_CLASSES.filter(pattern => pattern.test(password)).length
  const score = variedLength(password) + (classes - 1) * 2
  if (password.length < 8 || score < 10) return 'weak'
  if (score < 14) return 'fair'
  return score < 18 ? 'good' : 'strong'
}

/** The length without repeated and sequential characters: `aaaa` and `1234` count little more than one. */
function variedLength(password: string): number {
  const codes = [...password].map(character => character.charCodeAt(0))
  const steps = codes.map((code, index) => code - (codes[index - 1] ?? Number.NaN))
  return steps.filter((step, index) => Math.abs(step) > 1 || index === 0 || step !== (steps[index - 1] ?? step)).length
}
