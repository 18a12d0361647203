import { atom } from 'nanostores'
import { readSecsLicence } from '../api/licence'
import { forget, recall, remember } from '../lib/browser/storage'
import type { User } from './user'

const KEY = 'secsLicence'

/** Whether the panel has the SECS/GEM licence (specification section 6). */
export const $secsLicence = atom(recall(KEY) === 'true')

let asked = 0

/** Asked once per sign-in and never again: by its name the call may reset something. */
export async function requestLicence(user: User): Promise<void> {
  if (!user.roles.includes('secs-gem')) return
  asked += 1
  const mine = asked
  const licensed = await readSecsLicence().catch(() => false)
  if (mine !== asked) return
  remember(KEY, String(licensed))
  $secsLicence.set(licensed)
}

export function forgetLicence(): void {
  asked += 1
  forget(KEY)
  $secsLicence.set(false)
}
