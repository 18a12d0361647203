import { createHash } from 'node:crypto'
import type { ConsoleCall } from '../operations/operation-log'
import type { Operation } from './contract-document'
import { type Refusal, refuse } from './handler-types'

export function versionOf(body: unknown): string {
  return `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 16)}"`
}

/** Refuses a save unless `If-Match` names the newest version. */
export function versionRefusal(
  { name }: Operation,
  target: string,
  ifMatch: string | null,
  version: string,
  calls: readonly ConsoleCall[]
): Refusal | undefined {
  if (ifMatch === null) return refuse(428, 'version_required', { message: 'If-Match is needed' })
  if (ifMatch === version) return undefined
  const change = calls.filter(it => it.operation === name && it.target === target && it.status < 300).pop()
  const details = change && { changed_by: change.username, changed_at: change.time }
  return refuse(412, 'changed_meanwhile', {
    message: change ? `Changed by ${change.username} at ${change.time}` : 'Changed since If-Match was read',
    ...(details && { details })
  })
}
