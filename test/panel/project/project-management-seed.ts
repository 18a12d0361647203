import type { Seed } from '../state'
import { plantMedia } from './media-seed'
import type { ProjectManagementSlice } from './project-management-state'

const factoryNew = (): ProjectManagementSlice => ({
  previousProject: undefined,
  projectCandidates: [],
  runtimeVersion: '6.10.2',
  projectDoesNotStart: false,
  media: []
})

export const projectManagementSeed: Seed<ProjectManagementSlice> = {
  factoryNew,
  runningPlant: () => ({ ...factoryNew(), media: plantMedia() })
}
