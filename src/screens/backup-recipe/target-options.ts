import type { RecipeBackupSettings } from '../../api/backup-recipe'
import { isServer, type TargetKind } from '../../lib/network/file-target'

export const TARGETS: readonly TargetKind[] = ['pc', 'usb', 'sd', 'ftp', 'ftps', 'sftp', 'email']

/** Those that a single backup can go to: a server is that of the settings, and email needs an address. */
export function onceTargets({ target, email_to }: RecipeBackupSettings): TargetKind[] {
  return TARGETS.filter(kind => kind === target.kind || !(isServer(kind) || (kind === 'email' && email_to === '')))
}
