import { DESTINATION } from '../storage/target-settings'
import type { DataBackupSettings } from './backup-data-state'
import type { Content } from './source'

/** The screens that show what a backup contains, as `x-content-permissions` of the contract has them. */
export const PERMISSIONS: Record<Content, string> = {
  data_logs: 'data-log',
  events: 'event-log',
  operations: 'operation-log'
}

/** The permission that these roles lack for one of the kinds. */
export const missingFor = (contents: readonly Content[], roles: readonly string[]): string | undefined =>
  contents.map(content => PERMISSIONS[content]).find(permission => !roles.includes(permission))

type Choice = Pick<DataBackupSettings, 'contents' | 'email_group'> & {
  target: Omit<DataBackupSettings['target'], 'password'>
}

/** Whether a save would take data that these roles do not see somewhere, or somewhere else. */
export function takesUnseen(sent: Choice, stored: Choice, roles: readonly string[]): boolean {
  if (missingFor(sent.contents, roles) === undefined) return false
  const isSameTarget = ([...DESTINATION, 'folder'] as const).every(name => sent.target[name] === stored.target[name])
  const added = sent.contents.filter(content => !stored.contents.includes(content))
  return missingFor(added, roles) !== undefined || !isSameTarget || sent.email_group !== stored.email_group
}
