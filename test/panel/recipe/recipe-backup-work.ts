import type { PanelState } from '../state'
import type { Storage } from '../storage/storage'
import { type FileTarget, isServer, TargetFailure } from '../storage/target'
import type { BackupCopy } from './backup-recipe-state'
import { checksumOf, fileOf, obstacleToReading } from './recipe-copies'

/** The target of a copy with what only the settings know: its password, and the fingerprint that is trusted now. */
export function targetOf({ recipeBackup }: PanelState, { target }: BackupCopy): FileTarget {
  const { password, trusted_fingerprint } = recipeBackup.settings.target
  return isServer(target.kind) ? { ...target, password, trusted_fingerprint } : target
}

/** Reads the file of a copy. @throws TargetFailure unless it is what was written */
export async function readCopy(state: PanelState, storage: Storage, copy: BackupCopy): Promise<string> {
  if (obstacleToReading(state, copy)) throw new TargetFailure('medium_missing')
  const text = String(await storage.readFile(targetOf(state, copy), fileOf(copy)))
  if (checksumOf(text) !== copy.checksum) throw new TargetFailure('verify_failed')
  return text
}

/** Deletes the file of a copy and forgets it. @throws TargetFailure */
export async function removeCopy(state: PanelState, storage: Storage, copy: BackupCopy): Promise<void> {
  if (copy.target.kind !== 'email' && !obstacleToReading(state, copy))
    await storage.removeFile(targetOf(state, copy), fileOf(copy))
  const { recipeBackup: backup } = state
  backup.copies = backup.copies.filter(({ id }) => id !== copy.id)
}

/** Drops the oldest copies on a target. One that cannot be deleted now stays listed, and is tried again with the next. */
export async function dropOldCopies(
  state: PanelState,
  storage: Storage,
  made: BackupCopy,
  most: number
): Promise<void> {
  const isBeside = ({ target: { kind, host } }: BackupCopy) => kind === made.target.kind && host === made.target.host
  const beside = state.recipeBackup.copies.filter(isBeside).sort((one, other) => other.madeAt - one.madeAt)
  for (const copy of beside.slice(most)) await removeCopy(state, storage, copy).catch(() => {})
}
