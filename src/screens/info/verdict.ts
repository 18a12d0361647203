import type { Health } from '../../api/health'

export type Verdict = 'good' | 'attention' | 'fault' | 'unknown'

/** Overall state: the most severe one; acknowledged findings and hints do not count. */
export function verdictOf({ subsystems, findings }: Health, current: boolean): Verdict {
  if (!current) return 'unknown'
  const states = [
    ...subsystems.map(({ state }) => state),
    ...findings.filter(({ acknowledged }) => !acknowledged).map(({ severity }) => severity)
  ]
  if (states.includes('fault')) return 'fault'
  if (states.includes('attention')) return 'attention'
  return states.includes('unknown') ? 'unknown' : 'good'
}

export function splitFindings({ findings }: Health) {
  return {
    open: findings.filter(({ acknowledged }) => !acknowledged),
    acknowledged: findings.filter(({ acknowledged }) => acknowledged)
  }
}
