import { useStore } from '@nanostores/preact'
import { formatNumber } from '../../lib/text/format'
import { countsOf } from '../../stores/alarms'
import { $findings } from '../../stores/findings/state'
import { Priority } from '../../ui/status/priority'

/** All active alarms by priority: filled what nobody has acknowledged, as in the bell, outlined the others. */
export function Priorities() {
  const state = useStore($findings)
  const alarms = state.status === 'known' && state.current ? state.findings.alarms : null
  if (!alarms) return null
  const pills = countsOf(alarms, 'active')
    .flatMap(({ priority: of, count }) => [
      { of, look: 'filled' as const, count: alarms[of].unacknowledged },
      { of, look: 'outlined' as const, count: count - alarms[of].unacknowledged }
    ])
    .filter(({ count }) => count > 0)
  // The number of all follows: a pill alone would repeat it.
  const isAlone = pills.length === 1
  return (
    <>
      {pills.map(({ of, look, count }) => (
        <Priority key={of + look} of={of} look={look} count={isAlone ? undefined : formatNumber(count)} />
      ))}
    </>
  )
}
