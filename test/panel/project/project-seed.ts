import { plantWeek } from '../device/plant-week'
import type { Seed } from '../state'
import type { ProjectSlice } from './project-state'
import { filledBank, noRegisters } from './registers'
import { plantImage } from './sample-packages'

export const projectSeed: Seed<ProjectSlice> = {
  factoryNew: () => ({ project: undefined, registers: noRegisters() }),
  runningPlant: now => ({
    project: { ...plantImage(), state: 'running', since: plantWeek(now).projectRestarted, restarts: 2 },
    registers: { retentive: filledBank(1280, 96, 61, now), extended: filledBank(2048, 400, 62, now) }
  })
}
