import { screenPart } from '../../lib/browser/screen-part'
import type { CardId } from './cards'

export interface SettingsProps {
  card: CardId
  onClose: () => void
  /** Called after each save. */
  onSaved: () => void
}

/** The dialogs of the cards, loaded when the first of them is opened. */
export const useSettings = screenPart<SettingsProps>('misc-settings', () => import('./settings/tab'))
