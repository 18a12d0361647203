import { atom, computed, type ReadableAtom } from 'nanostores'
import { rowsOf } from './tree/rows'
import { findNodes } from './tree/search'
import { ancestorsOf, folderOf, nodeOf, ROOT, type Tree, walk } from './tree/tree'

/** Which part of the tree is shown, selected and focused. */
export function createTreeView($tree: ReadableAtom<Tree>) {
  const $expanded = atom<ReadonlySet<string>>(new Set())
  /** Undefined until the user selects anything. */
  const $picked = atom<ReadonlySet<string> | undefined>()
  const $focused = atom<string | undefined>()
  const $search = atom('')
  const $found = computed([$tree, $search], findNodes)
  const $rows = computed([$tree, $expanded, $found], (tree, expanded, found) => rowsOf(tree, expanded, found?.shown))
  /** Whether a press adds to the selection, for fingers and gloves. */
  const $several = atom(false)
  /** At first the first row, with which a selection of several does not begin. */
  const $selected = computed([$tree, $picked, $several], ({ root }, picked, several): ReadonlySet<string> => {
    const first = several ? [] : root.children.slice(0, 1)
    return picked ?? new Set(first.map(({ id }) => id))
  })
  /** What is marked, and what actions are about: never a node that is in a collapsed folder or that a search hides. */
  const $chosen = computed([$rows, $selected], (_, selected) => new Set([...selected].filter(isShown)))
  /** The one of them whose NodeId is shown, and in or beside which nodes are added. */
  const $active = computed([$chosen, $focused], (chosen, focused) =>
    focused !== undefined && chosen.has(focused) ? focused : [...chosen][0]
  )
  let expandedBefore: ReadonlySet<string> | undefined

  function isShown(id: string): boolean {
    const expanded = $expanded.get()
    return (
      exists(id) &&
      ancestorsOf($tree.get(), id).every(above => expanded.has(above)) &&
      ($found.get()?.shown.has(id) ?? true)
    )
  }

  /** A focus in a folder that is collapsed moves to the folder. */
  function collapseTo(expanded: ReadonlySet<string>): void {
    $expanded.set(expanded)
    const focused = $focused.get()
    if (focused === undefined) return
    const collapsed = ancestorsOf($tree.get(), focused).filter(id => !expanded.has(id))
    $focused.set(collapsed[collapsed.length - 1] ?? focused)
  }

  const exists = (id: string) => nodeOf($tree.get(), id) !== undefined
  const expand = (ids: Iterable<string>) => $expanded.set(new Set([...$expanded.get(), ...ids]))

  function search(text: string): void {
    if (!text.trim() && expandedBefore) {
      $expanded.set(expandedBefore)
      expandedBefore = undefined
      const focused = $focused.get()
      if (focused !== undefined) expand(ancestorsOf($tree.get(), focused))
    }
    $search.set(text)
    const found = $found.get()
    if (!found) return
    expandedBefore ??= $expanded.get()
    $expanded.set(found.above)
  }

  return {
    $expanded,
    $selected,
    $focused,
    /** What is searched; empty without a search. */
    $search,
    $several,
    $active,
    $chosen,
    setSeveral: (several: boolean) => $several.set(several),
    /** The nodes found; undefined without a search. */
    $found,
    /** The rows to show: all that is expanded, of a search what was found. */
    $rows,
    search,

    toggle(id: string, expanded = !$expanded.get().has(id)): void {
      if (expanded) expand([id])
      else collapseTo(new Set([...$expanded.get()].filter(other => other !== id)))
    },

    /** With all folders in them; the whole tree where there is no folder among them. */
    expandAll(ids: Iterable<string> = []): void {
      const tree = $tree.get()
      const chosen = [...ids].flatMap(id => folderOf(tree, id) ?? [])
      const folders: string[] = []
      for (const from of chosen.length > 0 ? chosen : [tree.root])
        walk(from, '', node => {
          if (node.kind === 'folder') folders.push(node.id)
        })
      expand(folders)
    },

    collapseAll: () => collapseTo(new Set()),

    select(ids: Iterable<string>): void {
      $picked.set(new Set(ids))
    },

    focus: (id: string | undefined) => $focused.set(id),

    /** As the tree is shown at first: the folders at the top are expanded, and the first row is selected. */
    reset(): void {
      const top = $tree.get().root.children.map(({ id }) => id)
      search('')
      $picked.set(undefined)
      $focused.set(top[0])
      $expanded.set(new Set(top))
    },

    /** Selects nodes and makes them visible; those that are gone are no longer selected. */
    reveal(ids: readonly string[]): void {
      const existing = ids.filter(id => id !== ROOT && exists(id))
      const [first] = existing
      if (existing.some(id => !($found.get()?.shown.has(id) ?? true))) search('')
      expand(existing.flatMap(id => ancestorsOf($tree.get(), id)))
      $picked.set(new Set(existing))
      $focused.set(first ?? $rows.get()[0]?.id)
    }
  }
}

export type TreeView = ReturnType<typeof createTreeView>
