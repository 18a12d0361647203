import { atom, computed } from 'nanostores'
import type { TreeDocument } from './document'
import { move, type RefusedEdit } from './tree/edits'
import { rowsOf, type TreeRow } from './tree/rows'
import { ancestorsOf, parentOf, ROOT, type Tree, walk } from './tree/tree'

/** Chooses the folder into which nodes are moved. `top` is the name of the top level. */
export function createMoveTarget({ $tree }: TreeDocument, ids: ReadonlySet<string>, top: string) {
  const tree = $tree.get()
  const [first = ROOT] = ids
  const $target = atom(parentOf(tree, first) ?? ROOT)
  const $expanded = atom<ReadonlySet<string>>(new Set([ROOT, ...ancestorsOf(tree, first)]))
  const folders = foldersOf(tree)

  return {
    $target,
    $rows: computed($expanded, expanded => [topRow(top, expanded), ...rowsBelow(tree, expanded, folders)]),
    /** Why the nodes cannot be moved there. */
    $refused: computed($target, (target): RefusedEdit | undefined => {
      const edited = move(tree, ids, target)
      return 'refused' in edited ? edited : undefined
    }),

    pick: (id: string) => $target.set(id),

    expand(expandedIds: readonly string[], expanded: boolean): void {
      const others = [...$expanded.get()].filter(id => !expandedIds.includes(id))
      $expanded.set(new Set(expanded ? [...others, ...expandedIds] : others))
    }
  }
}

function foldersOf(tree: Tree): ReadonlySet<string> {
  const folders = new Set<string>()
  walk(tree.root, '', ({ id, kind }) => kind === 'folder' && folders.add(id))
  return folders
}

const topRow = (name: string, expanded: ReadonlySet<string>): TreeRow => ({
  ...{ id: ROOT, level: 1, position: 1, setSize: 1, kind: 'folder', name },
  expanded: expanded.has(ROOT)
})

const rowsBelow = (tree: Tree, expanded: ReadonlySet<string>, folders: ReadonlySet<string>): TreeRow[] =>
  expanded.has(ROOT) ? rowsOf(tree, expanded, folders).map(row => ({ ...row, level: row.level + 1 })) : []
