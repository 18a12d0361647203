import { screenPart } from '../../lib/browser/screen-part'
import type { PlainCardId, SettingsProps } from './cards'

/** The dialogs of the cards, loaded when the first of them is opened; that of VNC by itself. */
export const useSettings = screenPart<SettingsProps<PlainCardId>>('misc-settings', () => import('./settings/tab'))
export const useVncSettings = screenPart<SettingsProps<'vnc'>>('misc-vnc', () => import('./vnc/tab'))
