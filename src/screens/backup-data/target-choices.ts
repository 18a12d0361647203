import type { DataBackupSettings } from '../../api/backup-data'
import { isServer, type TargetKind } from '../../lib/network/file-target'

export const TARGETS: readonly TargetKind[] = ['pc', 'usb', 'sd', 'ftp', 'ftps', 'sftp', 'email']

/** Those that a single run can go to: a server is that of the settings, and email needs a group. */
export function onceTargets({ target, email_group }: DataBackupSettings): TargetKind[] {
  return TARGETS.filter(kind => kind === target.kind || !(isServer(kind) || (kind === 'email' && email_group === '')))
}
