import type { Health } from '../../api/health'

export type Verdict = 'good' | 'attention' | 'fault' | 'unknown'

/** One word for all of it: the gravest counts, what is acknowledged or only a hint does not. */
export function verdictOf({ subsystems, findings }: Health, trusted: boolean): Verdict {
  if (!trusted) return 'unknown'
  const states = [
    ...subsystems.map(({ state }) => state),
    ...findings.filter(({ acknowledged }) => !acknowledged).map(({ severity }) => severity)
  ]
  if (states.includes('fault')) return 'fault'
  if (states.includes('attention')) return 'attention'
  return states.includes('unknown') ? 'unknown' : 'good'
}

/** Findings that still want a hand, and those that somebody has acknowledged. */
export function splitFindings({ findings }: Health) {
  return {
    open: findings.filter(({ acknowledged }) => !acknowledged),
    known: findings.filter(({ acknowledged }) => acknowledged)
  }
}
