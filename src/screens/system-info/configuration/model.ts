import { atom, computed } from 'nanostores'
import { ADMINISTRATION } from '../../../session/rights'
import { signedInUser } from '../../../session/session'
import { type Compared, compare } from './compare'
import { loadWords } from './load-words'
import { createPanelReader } from './panel-reader'
import { type Picked, pickedOf, type Save, saveSnapshot } from './picked'
import { createReference } from './reference'
import type { Snapshot } from './snapshot'

export function createConfiguration(save?: Save) {
  const reader = createPanelReader()
  const { $reading, readPanel, cancel } = reader
  const $saved = atom<Snapshot | undefined>()
  const $before = atom<Picked | undefined>()
  /** Undefined for the panel as it is now. */
  const $after = atom<Picked | undefined>()
  const $compared = atom<Compared | undefined>()

  const side = ($side: typeof $before) => async (file: File | undefined) => {
    $compared.set(undefined)
    $side.set(file && (await pickedOf(file)))
  }

  return {
    $reading,
    $saved,
    $before,
    $after,
    $compared,
    $comparable: computed([$before, $after], (before, after) => !!before?.snapshot && !after?.error),
    pickBefore: side($before),
    pickAfter: side($after),
    cancel,

    /** Reads the panel and offers a file. @throws ApiError */
    async save(): Promise<void> {
      $saved.set(undefined)
      const snapshot = await readPanel()
      saveSnapshot(snapshot, save)
      $saved.set(snapshot)
    },

    /** With the other file, else with the panel. @throws ApiError */
    async compare(): Promise<void> {
      const sides = [$before.get(), $after.get()] as const
      const [before, other] = sides.map(picked => picked?.snapshot)
      if (!before) return
      const [after] = await Promise.all([other ?? readPanel(), loadWords()])
      const changed = sides.some(picked => picked?.changed)
      $compared.set({ ...compare(before, after), changed, isPanel: !other, isKept: false })
    },

    /** For those who manage accounts, as it has settings of all screens. */
    reference: signedInUser()?.roles.includes(ADMINISTRATION) ? createReference(reader, $compared) : undefined
  }
}

export type ConfigurationModel = ReturnType<typeof createConfiguration>
