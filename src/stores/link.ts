import { atom } from 'nanostores'

/** Whether the panel answers; a screen says 'reconnecting' while it does not. */
export const $link = atom<'up' | 'down'>('up')

export function reportReachable(answered: boolean): void {
  const next = answered ? 'up' : 'down'
  if ($link.get() !== next) $link.set(next)
}
