import { useStore } from '@nanostores/preact'
import { useEffect, useRef } from 'react'
import type { Children } from '../page/children'
import { Icon } from '../page/icon'
import styles from './menu.module.css'
import type { MenuState } from './menu-state'
import { useOutsidePress } from './use-outside-press'

export interface MenuProps {
  of: MenuState
  /** Accessible name; omit it where the button's text is sufficient. */
  label?: string
  /** Content of the button. */
  face: Children
  /** The list, rendered while the menu is open. */
  children: Children
  /** Pointer or focus has reached the button: time to preload the list. */
  onApproach?: () => void
}

/** A button with a dropdown list, aligned to the button's end. */
export function Menu({ of: { id, $open, leave }, label, face, children, onApproach }: MenuProps) {
  const open = useStore($open)
  const root = useRef<HTMLDivElement>(null)

  useOutsidePress(root, open !== undefined, leave)
  useEffect(() => leave, [])

  const openOnArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    $open.set(event.key === 'ArrowDown' ? 'first' : 'last')
  }
  return (
    <div ref={root} className={styles.root}>
      <button
        id={`${id}-button`}
        type="button"
        className={styles.button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={Boolean(open)}
        aria-controls={open ? id : undefined}
        onPointerEnter={onApproach}
        onFocus={onApproach}
        onClick={() => $open.set(open ? undefined : 'first')}
        onKeyDown={openOnArrow}
      >
        {face}
        <Icon name="chevron-down" size={18} />
      </button>
      {open && <div className={styles.popup}>{children}</div>}
    </div>
  )
}
