import { useLayoutEffect, useRef } from 'react'
import { Icon } from './icon'
import type { MenuItem } from './menu'
import styles from './menu-list.module.css'
import { steppedIndex } from './stepped-index'
import { typeAhead } from './type-ahead'

export interface MenuListProps {
  id: string
  labelledBy: string
  items: readonly MenuItem[]
  from: 'first' | 'last'
  /** Closed by a pick or by Escape: the focus goes back to the button. */
  onClose: () => void
  /** Left with the tab key. */
  onLeave: () => void
}

export function MenuList({ id, labelledBy, items, from, onClose, onLeave }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null)
  const find = useRef(typeAhead())
  const focus = (index: number) => list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]')[index]?.focus()

  useLayoutEffect(() => {
    const checked = items.findIndex(item => item.checked)
    focus(from === 'last' ? items.length - 1 : Math.max(0, checked))
    // Only when it opens: a later change of the items leaves the focus where it is.
  }, [])

  const press = (event: KeyboardEvent, index: number) => {
    if (event.key === 'Tab') return onLeave()
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      return onClose()
    }
    const next = steppedIndex(event.key, index, items.length, 'ArrowUp', 'ArrowDown')
    if (next !== undefined) event.preventDefault()
    focus(next ?? find.current(event.key, items, index) ?? index)
  }
  return (
    <div ref={list} id={id} className={styles.list} role="menu" aria-labelledby={labelledBy}>
      {items.map((item, index) => (
        <button
          key={item.id}
          type="button"
          className={styles.item}
          {...roleOf(item)}
          tabIndex={-1}
          lang={item.lang}
          data-divided={item.divided || undefined}
          onKeyDown={event => press(event, index)}
          onClick={() => {
            onClose()
            item.onPick()
          }}
        >
          <span className={styles.mark}>
            {item.checked && <Icon name="check" size={18} />}
            {item.icon && <Icon name={item.icon} size={18} />}
          </span>
          {item.text}
        </button>
      ))}
    </div>
  )
}

function roleOf({ checked }: MenuItem) {
  return checked === undefined
    ? { role: 'menuitem' as const }
    : { role: 'menuitemradio' as const, 'aria-checked': checked }
}
