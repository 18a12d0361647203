import { useStore } from '@nanostores/preact'
import { formatNumber } from '../../lib/text/format'
import { countsOf } from '../../stores/alarms'
import { $findings } from '../../stores/findings/state'
import { Priority } from '../../ui/status/priority'

/** The active alarms as in the bell, which also names them: those that nobody has acknowledged, else the others. */
export function Priorities() {
  const state = useStore($findings)
  const alarms = state.status === 'known' && state.current ? state.findings.alarms : null
  if (!alarms) return null
  const open = countsOf(alarms, 'unacknowledged')
  const look = open.length > 0 ? 'filled' : 'outlined'
  return (
    <>
      {(open.length > 0 ? open : countsOf(alarms, 'active')).map(({ priority, count }) => (
        <Priority key={priority} of={priority} look={look} count={formatNumber(count)} />
      ))}
    </>
  )
}
