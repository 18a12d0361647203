import { useStore } from '@nanostores/preact'
import { Fragment } from 'react'
import { formatNumber } from '../../lib/text/format'
import { countsOf } from '../../stores/alarms'
import { $findings } from '../../stores/findings/state'
import { Priority } from '../../ui/status/priority'

/** All active alarms by priority: filled what nobody has acknowledged, as in the bell, outlined the others. */
export function Priorities() {
  const state = useStore($findings)
  const alarms = state.status === 'known' && state.current ? state.findings.alarms : null
  if (!alarms) return null
  return (
    <>
      {countsOf(alarms, 'active').map(({ priority, count }) => {
        const { unacknowledged } = alarms[priority]
        return (
          <Fragment key={priority}>
            {unacknowledged > 0 && <Priority of={priority} look="filled" count={formatNumber(unacknowledged)} />}
            {count > unacknowledged && (
              <Priority of={priority} look="outlined" count={formatNumber(count - unacknowledged)} />
            )}
          </Fragment>
        )
      })}
    </>
  )
}
