import type { StateOf } from '../state'
import { backupDataSeed } from './backup-data-seed'
import { createDataBackups, type DataBackups } from './data-backups'

export { backupDataHandlers as handlers } from './backup-data-handlers'

export const seeds = { backupDataSeed }

export const services = {
  dataBackups: createDataBackups
}

declare module '../state' {
  interface PanelState extends StateOf<typeof seeds> {}
  interface Services {
    dataBackups: DataBackups
  }
}
