import { JobFailure } from '../jobs/job-definition'
import type { PanelState } from '../state'
import type { BackupCopy, RecipeBackupState } from './backup-recipe-state'
import { checksumOf, isAway, mediumOf, sizeOf } from './recipe-copies'

/** @throws JobFailure when what the copy goes to is away or lets nobody in */
export function reach(state: PanelState, copy: BackupCopy | undefined): void {
  const { settings, ftpServer } = state.recipeBackup
  const { ftp_host, ftp_username, ftp_password } = settings
  const target = copy?.target
  if (copy && isOnMedium(copy) && !mediumOf(state, copy)) throw new JobFailure('medium_missing')
  if (target === 'ftp' && ftp_host !== ftpServer.host) throw new JobFailure('ftp_unreachable')
  if (target === 'ftp' && (ftp_username !== ftpServer.user || ftp_password !== ftpServer.password))
    throw new JobFailure('ftp_login')
}

const isOnMedium = ({ target }: BackupCopy) => target === 'usb' || target === 'sd'

export function write(state: PanelState, copy: BackupCopy | undefined): void {
  if (!copy) return
  reach(state, copy)
  const { disk, recipeBackup: backup } = state
  const medium = mediumOf(state, copy)
  const free = medium?.freeBytes ?? disk.totalBytes - disk.usedBytes
  if (sizeOf(copy) > free) throw new JobFailure('not_enough_space')
  if (medium) medium.freeBytes -= sizeOf(copy)
  const text = backup.readBackFault ? `${copy.text.slice(0, -1)} ` : copy.text
  keep(backup, { ...copy, text })
}

export function keep(backup: RecipeBackupState, copy: BackupCopy): void {
  backup.copies = [copy, ...backup.copies]
}

export function verify(state: PanelState, copy: BackupCopy | undefined): void {
  reach(state, copy)
  const written = state.recipeBackup.copies.find(({ id }) => id === copy?.id)
  if (!written || checksumOf(written.text) !== copy?.checksum) throw new JobFailure('verify_failed')
}

export function intact(state: PanelState, copy: BackupCopy): void {
  if (isAway(state, copy)) throw new JobFailure('medium_missing')
  if (checksumOf(copy.text) !== copy.checksum) throw new JobFailure('verify_failed')
}
