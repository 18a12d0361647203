import type { Seed } from '../state'
import { PACKAGE_KEYS } from './package-signature'
import type { ProjectManagementSlice } from './project-management-state'

/** The media come with the copies of recipes that are on them. */
const factoryNew = (): Omit<ProjectManagementSlice, 'media'> => ({
  previousProject: undefined,
  projectCandidates: [],
  runtimeVersion: '6.10.2',
  projectDoesNotStart: false,
  packageKeys: PACKAGE_KEYS
})

export const projectManagementSeed: Seed<ReturnType<typeof factoryNew>> = { factoryNew, runningPlant: factoryNew }
