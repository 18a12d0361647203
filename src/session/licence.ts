import { atom } from 'nanostores'
import { forget, recall, remember } from '../lib/browser/storage'

const KEY = 'secsLicence'

/** Whether the panel has the SECS/GEM licence; undefined until it has answered. */
export const $secsLicence = atom(recallLicence())

export function recallLicence(): boolean | undefined {
  const remembered = recall(KEY)
  return remembered === 'true' || (remembered === 'false' ? false : undefined)
}

/** Whether the panel had it when it was last asked, also before an earlier log-out. */
export const hadLicence = (): boolean => recall(KEY)?.startsWith('true') ?? false

export function rememberLicence(licensed: boolean): void {
  remember(KEY, String(licensed))
  $secsLicence.set(licensed)
}

export function forgetLicence(): void {
  if (hadLicence()) remember(KEY, 'true before')
  else forget(KEY)
  $secsLicence.set(undefined)
}
