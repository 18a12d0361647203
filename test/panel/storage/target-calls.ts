import type { Schemas } from '../../../src/api/generated/schema'
import { invalid, ok, refuseInput } from '../http/handler-types'
import type { Medium } from '../project/media'
import type { Services } from '../services'
import { type FileTarget, isServer } from './target'
import { targetFaults, targetWithPassword } from './target-settings'

/** Tests a target that need not be saved, with the stored password where it has none of its own. */
export async function testTarget(
  { storage }: Pick<Services, 'storage'>,
  sent: Schemas['NewFileTarget'],
  stored: FileTarget
) {
  const refusal = refuseInput(targetFaults(sent, stored))
  if (refusal) return refusal
  if (sent.kind === 'pc' || sent.kind === 'email') return invalid({ kind: 'not_allowed' })
  return ok(await storage.test(targetWithPassword(sent, stored)))
}

/** Whether a single run can go there: a server is that of the settings. */
export const isOnceTarget = (kind: FileTarget['kind'], { target }: { target: FileTarget }): boolean =>
  kind === target.kind || !isServer(kind)

export const shownMedium = ({ kind, label, freeBytes, readOnly }: Medium) => ({
  target: kind,
  label,
  free_bytes: freeBytes,
  read_only: readOnly ?? false
})
