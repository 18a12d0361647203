import { useStore } from '@nanostores/preact'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Children } from '../page/children'
import { Icon } from '../page/icon'
import styles from './menu.module.css'
import type { MenuState } from './menu-state'

export interface MenuProps {
  of: MenuState
  /** Leave it out where the button's own words are name enough. */
  label?: string
  /** What the button shows. */
  face: Children
  /** The list, while it is open. */
  children: Children
  /** The button is about to be pressed. */
  onApproach?: () => void
}

/** A button with a list below it, at the end of its line. */
export function Menu({ of: { id, $open, leave }, label, face, children, onApproach }: MenuProps) {
  const open = useStore($open)
  const place = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (!open) return
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) leave()
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [open])
  useEffect(() => leave, [])

  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    $open.set(event.key === 'ArrowDown' ? 'first' : 'last')
  }
  return (
    <div ref={place} className={styles.place}>
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
        onKeyDown={openByKey}
      >
        {face}
        <Icon name="chevron-down" size={18} />
      </button>
      {open && <div className={styles.popup}>{children}</div>}
    </div>
  )
}
