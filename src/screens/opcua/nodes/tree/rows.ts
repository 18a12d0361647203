import type { FolderNode, Tree } from './tree'

/** A node on the screen: the children of expanded folders, in the order in which they are shown. */
export interface TreeRow {
  id: string
  /** From 1. */
  level: number
  /** From 1, among `setSize` nodes of its folder. */
  position: number
  setSize: number
  kind: 'folder' | 'tag'
  name: string
  /** Only of folders. */
  expanded?: boolean
}

/** @param shown the ids to be shown; everything without it */
export function rowsOf({ root }: Tree, expanded: ReadonlySet<string>, shown?: ReadonlySet<string>): TreeRow[] {
  const rows: TreeRow[] = []
  const add = ({ children }: FolderNode, level: number): void => {
    const visible = shown ? children.filter(({ id }) => shown.has(id)) : children
    const setSize = visible.length
    visible.forEach((child, index) => {
      const row = { id: child.id, level, position: index + 1, setSize, kind: child.kind, name: child.name }
      if (child.kind === 'tag') {
        rows.push(row)
        return
      }
      const isExpanded = expanded.has(child.id)
      rows.push({ ...row, expanded: isExpanded })
      if (isExpanded) add(child, level + 1)
    })
  }
  add(root, 1)
  return rows
}
