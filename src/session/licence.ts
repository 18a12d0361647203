import { atom } from 'nanostores'
import { forget, recall, remember } from '../lib/browser/storage'

const KEY = 'secsLicence'

/** Whether the panel has the SECS/GEM licence; undefined until it has answered. */
export const $secsLicence = atom(recallLicence())

export function recallLicence(): boolean | undefined {
  const remembered = recall(KEY)
  return remembered === undefined ? undefined : remembered === 'true'
}

export function rememberLicence(licensed: boolean): void {
  remember(KEY, String(licensed))
  $secsLicence.set(licensed)
}

export function forgetLicence(): void {
  forget(KEY)
  $secsLicence.set(undefined)
}
