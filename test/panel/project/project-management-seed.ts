import type { Seed } from '../state'
import { plantMedia } from './media-seed'
import { PACKAGE_KEYS } from './package-signature'
import type { ProjectManagementSlice } from './project-management-state'

const factoryNew = (): ProjectManagementSlice => ({
  previousProject: undefined,
  projectCandidates: [],
  runtimeVersion: '6.10.2',
  projectDoesNotStart: false,
  packageKeys: PACKAGE_KEYS,
  media: []
})

export const projectManagementSeed: Seed<ProjectManagementSlice> = {
  factoryNew,
  runningPlant: () => ({ ...factoryNew(), media: plantMedia() })
}
