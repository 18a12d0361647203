import type { HealthFinding } from '../../api/health'
import type { SystemStatus } from '../../api/status'
import type { Checked } from '../../stores/machine-state'
import { DISK, MEMORY, type Thresholds, type Usage, usageReading } from './usage'

/** What is wrong by the status, which every firmware returns. */
export function checkedByStatus({ project, disk, memory, connections: { plcs } }: SystemStatus): Checked {
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
