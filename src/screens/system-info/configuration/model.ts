import { atom, computed } from 'nanostores'
import { loadFieldWords } from '../../../stores/operations/loaded-words'
import { type Comparison, compare } from './compare'
import { createPanelReader } from './panel-reader'
import { type Picked, pickedOf, type Save, saveSnapshot } from './picked'
import type { Snapshot } from './snapshot'

export interface Compared extends Comparison {
  before: Snapshot
  after: Snapshot
}

export function createConfiguration(save?: Save) {
  const { $reading, readPanel, cancel } = createPanelReader()
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
      const before = $before.get()?.snapshot
      if (!before) return
      const [after] = await Promise.all([$after.get()?.snapshot ?? readPanel(), loadFieldWords()])
      $compared.set({ before, after, ...compare(before, after) })
    }
  }
}

export type ConfigurationModel = ReturnType<typeof createConfiguration>
