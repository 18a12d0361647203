import type { Schemas } from '../../../src/api/generated/schema'
import type { ProjectImage } from './project-package'
import type { Registers } from './registers'

export interface Project extends ProjectImage {
  state: Schemas['ProjectStatus']['state']
  /** Wall-clock milliseconds. */
  since: number
  /** Since it was put on the panel. */
  restarts: number
}

export interface ProjectSlice {
  project: Project | undefined
  registers: Registers
}
