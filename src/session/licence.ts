import { atom } from 'nanostores'
import { readSecsLicence } from '../api/licence'
import { forget, recall, remember } from '../lib/browser/storage'
import type { User } from './user'

const KEY = 'secsLicence'

/** Whether the panel has the SECS/GEM licence. */
export const $secsLicence = atom(recall(KEY) === 'true')

let lastRequest = 0

/** Requested once per sign-in: by its name the call may reset something. */
export async function requestLicence(user: User): Promise<void> {
  if (!user.roles.includes('secs-gem')) return
  lastRequest += 1
  const request = lastRequest
  const licensed = await readSecsLicence().catch(() => false)
  if (request !== lastRequest) return
  remember(KEY, String(licensed))
  $secsLicence.set(licensed)
}

export function forgetLicence(): void {
  lastRequest += 1
  forget(KEY)
  $secsLicence.set(false)
}
