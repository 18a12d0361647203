import type { WritableAtom } from 'nanostores'
import { keepReference, readReference, readReferenceText } from '../../../api/configuration/reference'
import { ApiError } from '../../../lib/remote/failure'
import { lastKnown } from '../../../lib/remote/last-known'
import { resource } from '../../../lib/remote/resource'
import { laterRequests } from '../../../lib/remote/stoppable'
import { notify } from '../../../stores/notices'
import { type Compared, compare } from './compare'
import { loadWords } from './load-words'
import type { PanelReader } from './panel-reader'
import { parseSnapshot, snapshotText } from './snapshot'

/** The snapshot that is kept on the panel, such as of the hand-over. */
export function createReference({ readPanel }: PanelReader, $compared: WritableAtom<Compared | undefined>) {
  const $reference = resource(readReference)

  return {
    $reference,

    /** What the panel has now takes the place of what is kept. @throws ApiError */
    async keep(): Promise<void> {
      const later = laterRequests()
      $compared.set(undefined)
      const text = snapshotText(await readPanel())
      await later(() => keepReference(text))
      notify('systemInfoConfiguration.reference.saved')
      await later($reference.reload)
    },

    /** @throws ApiError */
    async compare(): Promise<void> {
      const later = laterRequests()
      $compared.set(undefined)
      const [kept] = await Promise.all([readReferenceText(), $reference.reload(), loadWords()])
      const parsed = parseSnapshot(kept ?? '')
      if (parsed.status !== 'read') throw new ApiError({ kind: 'malformed' })
      const { snapshot, changed } = parsed
      // Not when its reading began: it has the time that the card shows.
      const time = lastKnown($reference.get())?.time ?? snapshot.time
      const compared = compare({ ...snapshot, time }, await later(readPanel))
      $compared.set({ ...compared, changed, isPanel: true, isKept: true })
    }
  }
}
