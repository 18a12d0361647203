import type { Schemas } from '../../../src/api/generated/schema'
import { deviceText } from '../device/device-text'
import type { PanelState } from '../state'
import type { Medium } from './media'

type Slices = Pick<PanelState, 'media' | 'misc'>

/** What the panel sees of the media that are plugged in. */
export const presentMedia = ({ media, misc }: Slices): Medium[] =>
  media.filter(({ kind }) => kind !== 'usb' || misc.usb.storage)

/** The media with the files whose names end so. */
export function mediaWith(state: Slices, ending: string): Schemas['PanelMedia'] {
  const items = presentMedia(state).map(({ id, kind, label, totalBytes, freeBytes, files }) => {
    const found = files
      .filter(({ path }) => path.toLowerCase().endsWith(ending))
      .map(({ path, sizeBytes, modifiedAt }) => ({
        path,
        size_bytes: sizeBytes,
        modified_at: deviceText(modifiedAt)
      }))
    return {
      id,
      kind,
      label,
      total_bytes: totalBytes,
      free_bytes: freeBytes,
      files: { items: found, total: found.length }
    }
  })
  return { items, total: items.length }
}
