import { plantWeek } from '../device/plant-week'
import { type PlantOperation, slotOf } from './plant-operations'

const UPDATE = 33_000
const BOOT = 25_000
const RESTART = 8000

type Console = Pick<PlantOperation, 'at' | 'screen' | 'action' | 'object' | 'function' | 'target'> &
  Partial<PlantOperation>

const byEngineer = (operation: Console): PlantOperation => ({
  username: 'engineer',
  role: 'administrator',
  place: 'console',
  address: '192.168.10.71',
  changes: [],
  changeCount: 0,
  result: 'done',
  code: null,
  information: '',
  ...operation
})

const call = (at: number, screen: string, action: 'run' | 'restart', object: string, path: string) =>
  byEngineer({ at, screen, action, object, function: `POST ${path}`, target: `/api/v1${path}` })

const endOfJob = (at: number, kind: string, id: string) =>
  byEngineer({
    at,
    ...{ screen: 'project-management', action: 'end_job', object: 'Bottling Line 2', address: null },
    ...{ function: `Job ${kind}`, target: `/api/v1/jobs/${id}` }
  })

/** An update of the project, a restart of the panel and one of the project, the oldest first. */
function maintenance(now: number): PlantOperation[] {
  const { projectUpdated, panelStarted, projectRestarted } = plantWeek(now)
  const management = '/project/management'
  return [
    call(projectUpdated - UPDATE, 'project-management', 'run', 'management updates', `${management}/updates`),
    endOfJob(projectUpdated, 'project-update', '402c1e045d0d1a32'),
    {
      ...call(panelStarted - BOOT, 'system-info', 'restart', '', '/system/restart'),
      information: 'Planned maintenance'
    },
    call(projectRestarted - RESTART, 'project-management', 'restart', 'management', `${management}/restarts`),
    endOfJob(projectRestarted, 'project-restart', '1d4a44ca7c80fa6f')
  ]
}

/** By slot: each takes the place of what people would have done then. */
export function maintenanceBySlot(now: number): ReadonlyMap<number, PlantOperation> {
  const slots = new Map<number, PlantOperation>()
  for (const operation of maintenance(now)) {
    let slot = slotOf(operation.at)
    while (slots.has(slot)) slot++
    slots.set(slot, operation)
  }
  return slots
}
