import { atom } from 'nanostores'
import { keepCookie, readCookie } from '../../../lib/browser/cookie'
import { recall, remember } from '../../../lib/browser/storage'

export const SIZES = ['medium', 'small', 'mini'] as const
export const THEMES = ['system', 'light', 'dark'] as const

/** Density of controls and tables. */
export type Size = (typeof SIZES)[number]
export type Theme = (typeof THEMES)[number]

export const $size = atom<Size>(oneOf(SIZES, readCookie('size')))
export const $theme = atom<Theme>(oneOf(THEMES, recall('theme')))

/** An unknown value means the default, which is the first. */
function oneOf<const T extends readonly string[]>(known: T, value: string | undefined): T[number] {
  return known.find(name => name === value) ?? known[0] ?? ''
}

export function pickSize(size: Size): void {
  keepCookie('size', size)
  document.documentElement.dataset.size = size
  $size.set(size)
}

export function pickTheme(theme: Theme): void {
  remember('theme', theme)
  document.documentElement.dataset.theme = theme
  $theme.set(theme)
}
