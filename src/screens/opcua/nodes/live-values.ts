import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import { type OpcUaValue, readNodeValues } from '../../../api/opcua'
import { $visible } from '../../../lib/browser/visible'
import { environment } from '../../../lib/environment'
import { nodeIdOf, type Tree, tagOf } from './tree/tree'

/** `unsaved`: the panel does not know the tag as it is here. */
export type LiveValue = OpcUaValue | 'unsaved'

const PAUSE_MS = 2000
/** While the tree is scrolled, the rows on the screen change with each frame. */
const SETTLED_MS = 150
/** The panel takes no more. */
const MOST_NODES = 500

const NONE: ReadonlyMap<string, LiveValue> = new Map()

/** The values of the tags that are on the screen, by their id, read every 2 s while the page is visible. */
export function createLiveValues($tree: ReadableAtom<Tree>, $base: ReadableAtom<Tree>) {
  const $shown = atom<readonly string[]>([])
  const $values = atom(NONE)
  const $stale = atom(false)
  const $awake = computed([$visible, environment.$pollsPaused], (visible, paused) => visible && !paused)
  let reading: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  async function read(): Promise<void> {
    stop()
    const controller = new AbortController()
    reading = controller
    const base = $base.get()
    const saved = $shown.get().filter(id => tagOf(base, id)?.settings === tagOf($tree.get(), id)?.settings)
    const ids = new Map(saved.filter(id => tagOf(base, id)).map(id => [nodeIdOf(base, id), id]))
    const unsaved = $shown.get().filter(id => tagOf($tree.get(), id) && !saved.includes(id))
    try {
      const items = ids.size > 0 ? await readNodeValues([...ids.keys()].slice(0, MOST_NODES), controller.signal) : []
      if (reading !== controller) return
      const values = new Map<string, LiveValue>(unsaved.map(id => [id, 'unsaved']))
      for (const item of items) values.set(ids.get(item.node_id) ?? '', item)
      $values.set(values)
      $stale.set(false)
    } catch {
      if (reading !== controller) return
      $stale.set(true)
    }
    timer = setTimeout(read, PAUSE_MS)
  }

  function stop(): void {
    clearTimeout(timer)
    reading?.abort()
    reading = undefined
  }

  onMount($values, () => {
    const follow = () => ($awake.get() ? void read() : stop())
    const followRows = () => {
      stop()
      if ($awake.get()) timer = setTimeout(read, SETTLED_MS)
    }
    const forget = [$awake.subscribe(follow), $shown.listen(followRows)]
    return () => {
      stop()
      for (const end of forget) end()
    }
  })

  return {
    $values,
    /** Whether the last read failed, so that the values are old. */
    $stale,

    /** Sets which rows are on the screen. */
    show(ids: readonly string[]): void {
      if (ids.join() !== $shown.get().join()) $shown.set(ids)
    }
  }
}
