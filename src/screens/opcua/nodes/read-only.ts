import { atom, computed } from 'nanostores'
import { type NodeFolder, type NodeTree, readNodeTree } from '../../../api/opcua'
import { lastKnown } from '../../../lib/remote/last-known'
import { resource } from '../../../lib/remote/resource'

export interface NodeRow {
  id: string
  level: number
  position: number
  setSize: number
  kind: 'folder' | 'tag'
  name: string
  expanded?: boolean
}

export function createNodes() {
  const $tree = resource(readNodeTree)
  const $expanded = atom<ReadonlySet<string>>(new Set())
  const $rows = computed([$tree, $expanded], (_, expanded) => rowsOf(lastKnown($tree.get())?.value.folders ?? [], expanded))

  function expand(ids: readonly string[], open: boolean): void {
    const next = new Set($expanded.get())
    for (const id of ids) {
      if (open) next.add(id)
      else next.delete(id)
    }
    $expanded.set(next)
  }

  return { $tree, $rows, expand }
}

function rowsOf(folders: NodeTree['folders'], expanded: ReadonlySet<string>): NodeRow[] {
  const rows: NodeRow[] = []
  const add = ({ folders, tags }: Pick<NodeFolder, 'folders' | 'tags'>, parent: string, level: number): void => {
    const setSize = folders.length + tags.length
    folders.forEach((folder, index) => {
      const id = `${parent}-${index}`
      const open = expanded.has(id)
      rows.push({ id, level, position: index + 1, setSize, kind: 'folder', name: folder.name, expanded: open })
      if (open) add(folder, id, level + 1)
    })
    tags.forEach(({ name }, index) => {
      const position = folders.length + index + 1
      rows.push({ id: `${parent}-${position}`, level, position, setSize, kind: 'tag', name })
    })
  }
  add({ folders, tags: [] }, '', 1)
  return rows
}
