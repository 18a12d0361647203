import type { Findings } from '../api/findings'
import type { HealthFinding } from '../api/health'
import type { ApiError } from '../lib/remote/failure'
import type { Loadable } from '../lib/remote/resource'
import { alarmSeverity } from './alarms'
import type { FindingsState } from './findings/state'

export type Checked = Pick<Findings, 'checked' | 'silent' | 'alarms' | 'findings'>

export type MachineState =
  | { status: 'reading' }
  /** `derived`: from other calls, on a panel that lacks this one. */
  | { status: 'known'; of: Checked; current: boolean; at: string; error?: ApiError | undefined; derived?: true }
  | { status: 'failed'; error: ApiError }

export type Level = 'fine' | 'warning' | 'fault'

/** What is known of the machine: by the panel's findings; on firmware without them derived from what the screen reads. */
export function machineState<T>(
  state: FindingsState,
  read: Loadable<T>,
  stale: boolean,
  derive: (data: T) => Checked
): MachineState {
  if (state.status === 'known') return { ...state, of: state.findings }
  if (state.status !== 'not-provided') return state
  if (read.status === 'loading') return { status: 'reading' }
  if (read.status === 'ready')
    return { status: 'known', of: derive(read.data), current: !stale, at: read.at, derived: true }
  const { error, last, lastAt = '' } = read
  if (!last) return { status: 'failed', error }
  return { status: 'known', of: derive(last), current: false, at: lastAt, error, derived: true }
}

/** Hints change nothing. */
export function levelOf({ alarms, silent }: Checked, rows: readonly Pick<HealthFinding, 'severity'>[]): Level {
  const severities: HealthFinding['severity'][] = rows.map(({ severity }) => severity)
  if (alarms?.first) severities.push(alarmSeverity(alarms.first.priority))
  if (severities.includes('fault')) return 'fault'
  return severities.includes('attention') || silent.length > 0 ? 'warning' : 'fine'
}
