import { atom } from 'nanostores'
import { useId, useLayoutEffect, useRef } from 'react'
import { useModel } from '../../lib/browser/use-model'
import styles from './context-menu.module.css'
import { type MenuItem, MenuList } from './menu-list'
import type { MenuState } from './menu-state'
import { useOutsidePress } from './use-outside-press'

/** In the window. */
export interface MenuPoint {
  x: number
  y: number
}

interface Props {
  at: MenuPoint
  label: string
  items: readonly MenuItem[]
  onClose: () => void
}

/** Pixels between the menu and the edges of the window. */
const MARGIN = 8

/** A menu at a point. Closed by key or by a choice, it returns the focus to where it was. */
export function ContextMenu({ at, label, items, onClose }: Props) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const menu = useModel((): MenuState => {
    const opener = document.activeElement
    return {
      id,
      $open: atom('first'),
      leave: onClose,
      close() {
        onClose()
        if (opener instanceof HTMLElement) opener.focus()
      }
    }
  })
  useOutsidePress(root, true, onClose)
  useLayoutEffect(() => {
    const element = root.current
    if (!element) return
    const { clientWidth, clientHeight } = document.documentElement
    element.style.left = `${Math.max(MARGIN, Math.min(at.x, clientWidth - element.offsetWidth - MARGIN))}px`
    element.style.top = `${Math.max(MARGIN, Math.min(at.y, clientHeight - element.offsetHeight - MARGIN))}px`
  }, [at])
  return (
    // Windows sends `contextmenu` when the key is released, which is then pressed in this menu.
    <div ref={root} className={styles.popup} role="none" onContextMenu={event => event.preventDefault()}>
      <MenuList of={menu} label={label} items={items} />
    </div>
  )
}
