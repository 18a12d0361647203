import type { Findings } from '../../api/findings'
import type { HealthFinding } from '../../api/health'
import type { SystemStatus } from '../../api/status'
import type { ApiError } from '../../lib/remote/failure'
import type { Loadable } from '../../lib/remote/resource'
import type { FindingsState } from '../../stores/findings'
import { DISK, MEMORY, type Thresholds, type Usage, usageReading } from './usage'

export type Checked = Pick<Findings, 'checked' | 'silent' | 'alarms' | 'findings'>

export type MachineState =
  | { status: 'reading' }
  /** `derived`: from the status of a panel that lacks the call. */
  | { status: 'known'; of: Checked; current: boolean; at: string; error?: ApiError | undefined; derived?: true }
  | { status: 'failed'; error: ApiError }

export type Level = 'fine' | 'warning' | 'fault'

/** What is known of the machine: by the panel's findings, else by its status. */
export function machineState(state: FindingsState, status: Loadable<SystemStatus>, stale: boolean): MachineState {
  if (state.status === 'known') return { ...state, of: state.findings }
  if (state.status !== 'not-provided') return state
  if (status.status === 'loading') return { status: 'reading' }
  if (status.status === 'ready')
    return { status: 'known', of: checkedBy(status.data), current: !stale, at: status.at, derived: true }
  const { error, last, lastAt = '' } = status
  if (!last) return { status: 'failed', error }
  return { status: 'known', of: checkedBy(last), current: false, at: lastAt, error, derived: true }
}

/** Hints change nothing. */
export function levelOf({ alarms, silent }: Checked, rows: readonly Pick<HealthFinding, 'severity'>[]): Level {
  const has = (wanted: HealthFinding['severity']) => rows.some(({ severity }) => severity === wanted)
  if ((alarms?.emergency.active ?? 0) > 0 || has('fault')) return 'fault'
  return alarms?.first || has('attention') || silent.length > 0 ? 'warning' : 'fine'
}

/** Of what every firmware returns. */
function checkedBy({ project, disk, memory, connections: { plcs } }: SystemStatus): Checked {
  const sources = { project, plcs, storage: disk, memory }
  // Object.keys cannot know that the record has no other keys.
  const parts = Object.keys(sources) as (keyof typeof sources)[]
  return {
    checked: parts.filter(part => sources[part] !== null),
    silent: parts.filter(part => sources[part] === null),
    alarms: null,
    findings: [
      ...projectFindings(project),
      ...linkFindings(project, plcs),
      ...usageFindings('disk_almost_full', disk, DISK)
    ].concat(usageFindings('memory_almost_full', memory, MEMORY))
  }
}

function projectFindings(project: SystemStatus['project']): HealthFinding[] {
  if (!project?.name || project.state === 'running') return []
  const { name, state, since } = project
  const finding =
    state === 'stopped' ? found('fault', 'project_stopped', { name }) : found('attention', 'project_updating', { name })
  return [{ ...finding, since }]
}

/** While the project is stopped, no link is expected. */
function linkFindings(project: SystemStatus['project'], plcs: SystemStatus['connections']['plcs']): HealthFinding[] {
  if (!plcs || project?.state !== 'running') return []
  return plcs
    .filter(({ state }) => state === 'disconnected')
    .map(({ name }, index) => ({ ...found('fault', 'plc_disconnected', { name }), id: `plc_disconnected-${index}` }))
}

function usageFindings(code: HealthFinding['code'], usage: Usage | null, thresholds: Thresholds): HealthFinding[] {
  const reading = usage && usageReading(usage, thresholds)
  if (!reading || reading.tone === 'ok') return []
  return [found(reading.tone === 'bad' ? 'fault' : 'attention', code, { percent: String(reading.percent) })]
}

const found = (
  severity: HealthFinding['severity'],
  code: HealthFinding['code'],
  params: HealthFinding['params']
): HealthFinding => ({ ...{ id: code, code, severity, params }, ...{ acknowledged: false, since: null } })
