import { useState } from 'react'
import iconButton from '../page/icon-button.module.css'
import { ContextMenu, type MenuPoint } from './context-menu'
import type { MenuItem } from './menu-list'
import styles from './more-menu.module.css'

/** Pixels between the button and its menu. */
const GAP = 4

/** Three dots that open a menu, which nothing around them cuts off. */
export function MoreMenu({ label, items }: { label: string; items: readonly MenuItem[] }) {
  const [at, setAt] = useState<MenuPoint>()
  const close = () => setAt(undefined)
  const open = (button: HTMLElement) => {
    const { right, bottom } = button.getBoundingClientRect()
    // The focus returns to it; not every browser gives it to a pressed button.
    button.focus()
    setAt({ x: right, y: bottom + GAP, isEnd: true })
  }
  return (
    <>
      <button
        type="button"
        className={`${iconButton.button} ${styles.button}`}
        title={label}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={Boolean(at)}
        // A press outside of the menu closes it: here it would be opened again.
        onPointerDown={event => at && event.stopPropagation()}
        onClick={event => (at ? close() : open(event.currentTarget))}
        onKeyDown={event => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          open(event.currentTarget)
        }}
      >
        <svg className={styles.dots} viewBox="0 0 20 4" aria-hidden="true" focusable="false">
          {[2, 10, 18].map(x => (
            <circle key={x} cx={x} cy="2" r="1.8" />
          ))}
        </svg>
      </button>
      {at && <ContextMenu at={at} label={label} items={items} onClose={close} />}
    </>
  )
}
