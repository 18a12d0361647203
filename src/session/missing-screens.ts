import { atom } from 'nanostores'
import { SCREENS, type ScreenName } from './generated/screens'

/** The names of those that this panel does not have, once it has stated them. */
export const $missingScreens = atom<readonly string[]>([])

export const isMissing = (name: string): boolean => $missingScreens.get().includes(name)

/** Undefined where this panel, or this build, does not have it. */
export const presentScreen = (name: ScreenName) => (isMissing(name) ? undefined : SCREENS[name])
