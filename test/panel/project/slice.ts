import type { StateOf } from '../state'
import { projectHandlers } from './project-handlers'
import { projectManagementHandlers } from './project-management-handlers'
import { projectManagementSeed } from './project-management-seed'
import { projectSeed } from './project-seed'

export const seeds = { projectManagementSeed, projectSeed }

export const handlers = { ...projectHandlers, ...projectManagementHandlers }

declare module '../state' {
  interface PanelState extends StateOf<typeof seeds> {}
}
