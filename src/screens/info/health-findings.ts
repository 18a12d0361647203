import type { FindingPart } from '../../api/findings'
import type { Health, SubsystemHealth } from '../../api/health'
import type { Checked } from '../../stores/machine-state'

const PARTS: Partial<Record<SubsystemHealth['id'], FindingPart>> = {
  project: 'project',
  opcua: 'opcua',
  codesys: 'codesys',
  easyaccess: 'easyaccess',
  network: 'network',
  storage: 'storage',
  clock: 'clock'
}

/** What is wrong by the health, which firmware had before the findings. */
export function checkedByHealth({ subsystems, findings }: Health): Checked {
  const parts = (silent: boolean) =>
    subsystems.filter(({ state }) => (state === 'unknown') === silent).flatMap(({ id }) => PARTS[id] ?? [])
  return { checked: parts(false), silent: parts(true), alarms: null, findings }
}
