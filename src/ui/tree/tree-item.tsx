import { useMemo } from 'react'
import type { Children } from '../page/children'
import { Icon } from '../page/icon'
import type { DropTarget } from './drop-target'
import styles from './tree.module.css'
import type { TreeRow } from './tree-row'

/** Of each level. */
const INDENT = 1.25

export interface TreeItemProps<R extends TreeRow> {
  id: string
  row: R
  index: number
  top: number
  focused: boolean
  selected: boolean
  /** Shows a check box, which says for the eye what `aria-selected` says. */
  checkable: boolean | undefined
  dragged: boolean
  drop: DropTarget['place'] | undefined
  name: (row: R) => Children
  details: ((row: R) => Children) | undefined
  /** Measures the row. */
  measure: ((element: HTMLElement | null) => void) | null
}

/** The index of the row that an event of a pointer is about, and whether it is about its arrow. */
export function rowOf({ target }: Event): { index: number; toggles: boolean } | undefined {
  if (!(target instanceof Element)) return undefined
  const item = target.closest<HTMLElement>('[data-index]')
  return item ? { index: Number(item.dataset.index), toggles: target.closest('[data-toggle]') !== null } : undefined
}

/** The tree handles its events. It is rendered again only when one of its properties has changed, as rows are many. */
export function TreeItem<R extends TreeRow>(props: TreeItemProps<R>) {
  return useMemo(() => renderItem(props), Object.values(props))
}

/** Details describe the item from beside it, so that its name is all the text it has. */
function renderItem<R extends TreeRow>({ id, row, index, measure, ...rest }: TreeItemProps<R>) {
  const details = rest.details?.(row)
  return (
    <div
      ref={measure}
      className={styles.row}
      role="none"
      data-index={index}
      data-focused={rest.focused || undefined}
      data-selected={rest.selected || undefined}
      data-dragged={rest.dragged || undefined}
      data-drop={rest.drop}
      style={{ top: rest.top }}
    >
      {/* biome-ignore lint/a11y/useFocusableInteractive: the tree keeps the focus and names this item */}
      <div
        id={id}
        className={styles.item}
        role="treeitem"
        aria-describedby={details ? `${id}-details` : undefined}
        aria-level={row.level}
        aria-posinset={row.position}
        aria-setsize={row.setSize}
        aria-expanded={row.expanded}
        aria-selected={rest.selected}
        style={{ paddingLeft: `${(row.level - 1) * INDENT}rem` }}
      >
        {/* For pointers; keys and screen readers expand the item itself. */}
        <span className={styles.toggle} aria-hidden="true" data-toggle={row.expanded === undefined ? undefined : true}>
          {row.expanded !== undefined && <Icon name={row.expanded ? 'chevron-down' : 'chevron-right'} size={18} />}
        </span>
        {rest.checkable && (
          <span className={styles.check} aria-hidden="true">
            {rest.selected && <Icon name="check" size={18} />}
          </span>
        )}
        <span className={styles.name}>{rest.name(row)}</span>
      </div>
      {details && (
        <div
          id={`${id}-details`}
          className={styles.details}
          aria-hidden="true"
          style={{ left: `${(row.level - 1) * INDENT}rem` }}
        >
          {details}
        </div>
      )}
    </div>
  )
}
