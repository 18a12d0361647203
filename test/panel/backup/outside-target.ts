import type { DataBackupSettings } from './backup-data-state'

/** Whether a copy can be read back from outside the panel. */
export const hasOutsideTarget = ({ target: { kind } }: { target: Pick<DataBackupSettings['target'], 'kind'> }) =>
  kind !== 'pc' && kind !== 'email'
