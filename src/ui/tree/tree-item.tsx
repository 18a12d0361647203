import type { Children } from '../page/children'
import { Icon } from '../page/icon'
import styles from './tree.module.css'
import type { TreeRow } from './tree-row'

export interface TreeItemProps {
  id: string
  row: TreeRow
  focused: boolean
  selected: boolean
  top: number
  name: Children
  details: Children
  onToggle: () => void
  of?: ((element: HTMLElement | null) => void) | null
}

export function TreeItem({ id, row, focused, selected, top, name, details, onToggle, of = null }: TreeItemProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the tree keeps the focus and names this row
    <div
      ref={of}
      id={id}
      className={styles.item}
      role="treeitem"
      aria-labelledby={`${id}-name`}
      aria-describedby={details ? `${id}-details` : undefined}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.setSize}
      aria-expanded={row.expanded}
      aria-selected={selected}
      data-focused={focused || undefined}
      data-id={row.id}
      style={{ top }}
    >
      <span className={styles.indent} style={{ width: `${(row.level - 1) * 1.25}rem` }} />
      {row.expanded === undefined ? (
        <span className={styles.leaf} />
      ) : (
        // The row is what screen readers expand; this is for pointers.
        <span className={styles.toggle} aria-hidden="true" onClick={onToggle}>
          <Icon name={row.expanded ? 'chevron-down' : 'chevron-right'} size={16} />
        </span>
      )}
      <span id={`${id}-name`} className={styles.name}>
        {name}
      </span>
      {details && (
        <span id={`${id}-details`} className={styles.details}>
          {details}
        </span>
      )}
    </div>
  )
}
