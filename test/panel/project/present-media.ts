import type { PanelState } from '../state'
import type { Medium } from './media'

/** What the panel sees of the media that are plugged in. */
export const presentMedia = ({ media, misc }: Pick<PanelState, 'media' | 'misc'>): Medium[] =>
  media.filter(({ kind }) => kind !== 'usb' || misc.usb.storage)
