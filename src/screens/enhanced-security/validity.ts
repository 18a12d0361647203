import { newRuntimeAccount } from '../../api/generated/limits/enhanced-security'
import { integer, type Rule, when } from '../../lib/form/rules'

/** How a form shows the minutes for which an account is valid. */
export interface ValidityInput {
  validity: 'permanent' | 'limited' | 'untilRestart'
  duration: string
  unit: keyof typeof UNIT_MINUTES
}

/** Largest first. */
const UNIT_MINUTES = { days: 1440, hours: 60, minutes: 1 } as const
const UNITS = ['days', 'hours', 'minutes'] as const

export const LONGEST_MINUTES = newRuntimeAccount.valid_minutes[1]

/** The length of a shift. */
const PROPOSED = { duration: '8', unit: 'hours' } as const

export const isLimited = ({ validity }: ValidityInput) => validity === 'limited'

export const DURATION_RULES: readonly Rule<ValidityInput>[] = [
  when(isLimited, (value, { unit }) => integer(1, LONGEST_MINUTES / UNIT_MINUTES[unit])(value, {}))
]

export function validityOf(minutes: number | null): ValidityInput {
  if (!minutes) return { validity: minutes === null ? 'permanent' : 'untilRestart', ...PROPOSED }
  const unit = UNITS.find(candidate => minutes % UNIT_MINUTES[candidate] === 0) ?? 'minutes'
  return { validity: 'limited', duration: String(minutes / UNIT_MINUTES[unit]), unit }
}

export function minutesOf({ validity, duration, unit }: ValidityInput): number | null {
  if (validity === 'limited') return Number(duration) * UNIT_MINUTES[unit]
  return validity === 'permanent' ? null : 0
}

/** Without a limit the duration is not sent, so its input is no change. */
export const normalizeValidity = <V extends ValidityInput>(account: V): V =>
  isLimited(account) ? { ...account, duration: account.duration.trim() } : { ...account, ...PROPOSED }
