import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import { type OpcUaValue, readNodeValues } from '../../../api/opcua/server'
import { sameValue } from '../../../lib/form/same-value'
import { lastKnown } from '../../../lib/remote/last-known'
import { $awake, polled } from '../../../lib/remote/polled'
import { nodeIdOf, type Tree, tagOf } from './tree/tree'

/** `unsaved`: the panel does not know the tag as it is here. */
export type LiveValue = OpcUaValue | 'unsaved'

const EVERY_SECONDS = 2
/** While the tree is scrolled, the rows on the screen change with each frame. */
const SETTLED_MS = 150

const NONE: ReadonlyMap<string, LiveValue> = new Map()

/** The values of the tags that are on the screen, by their id, read every 2 s while the page is visible. */
export function createLiveValues($tree: ReadableAtom<Tree>, $base: ReadableAtom<Tree>) {
  /** Fewer than the 500 that the panel accepts, as the tree is windowed. */
  const $shown = atom<readonly string[]>([])
  const $read = polled(read, { everySeconds: EVERY_SECONDS, live: true })

  async function read(signal: AbortSignal): Promise<ReadonlyMap<string, LiveValue>> {
    const [base, tree] = [$base.get(), $tree.get()]
    const values = new Map<string, LiveValue>()
    const saved = new Map<string, string>()
    for (const id of $shown.get()) {
      const settings = tagOf(tree, id)?.settings
      if (settings && sameValue(settings, tagOf(base, id)?.settings)) saved.set(nodeIdOf(base, id), id)
      else if (settings) values.set(id, 'unsaved')
    }
    if (saved.size === 0) return values
    for (const item of await readNodeValues([...saved.keys()], signal)) values.set(saved.get(item.node_id) ?? '', item)
    return values
  }

  onMount($read, () => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const forgetShown = $shown.listen(() => {
      clearTimeout(timer)
      timer = setTimeout(() => $awake.get() && $read.reload(), SETTLED_MS)
    })
    return () => {
      forgetShown()
      clearTimeout(timer)
    }
  })

  return {
    $values: computed($read, values => lastKnown(values) ?? NONE),
    /** Whether the last read failed, or has no response for long, so that the values are old. */
    $stale: computed([$read, $read.$stale], ({ status }, stale) => stale || status === 'failed'),

    /** Sets which rows are on the screen. */
    show(ids: readonly string[]): void {
      if (ids.join() !== $shown.get().join()) $shown.set(ids)
    }
  }
}
