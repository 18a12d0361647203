import { atom } from 'nanostores'

/** Whether the panel responds. */
export const $link = atom<'up' | 'down'>('up')

export function reportReachable(answered: boolean): void {
  const next = answered ? 'up' : 'down'
  if ($link.get() !== next) $link.set(next)
}
