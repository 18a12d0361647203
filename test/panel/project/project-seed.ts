import type { Seed } from '../state'
import type { ProjectSlice } from './project-state'
import { filledBank, noRegisters } from './registers'
import { plantImage } from './sample-packages'

const DAY = 86_400_000

export const projectSeed: Seed<ProjectSlice> = {
  factoryNew: () => ({ project: undefined, registers: noRegisters() }),
  runningPlant: now => ({
    project: { ...plantImage(), state: 'running', since: now - 3 * DAY - 13_136_000, restarts: 2 },
    registers: { retentive: filledBank(1280, 96, 61, now), extended: filledBank(2048, 400, 62, now) }
  })
}
