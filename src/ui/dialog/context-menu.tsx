import { atom } from 'nanostores'
import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { listen } from '../../lib/browser/listen'
import { useModel } from '../../lib/browser/use-model'
import styles from './context-menu.module.css'
import { type MenuItem, MenuList } from './menu-list'
import type { MenuState } from './menu-state'
import { useOutsidePress } from './use-outside-press'

/** In the window. */
export interface MenuPoint {
  x: number
  y: number
  /** The menu ends at this place, where the text ends. */
  isEnd?: boolean
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
  useEffect(() => {
    // It is not moved with what it belongs to.
    const closeAside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) onClose()
    }
    return listen(document, 'scroll', closeAside, true)
  }, [])
  useLayoutEffect(() => {
    const element = root.current
    if (!element) return
    const { clientWidth, clientHeight } = document.documentElement
    const left = at.isEnd ? at.x - element.offsetWidth : at.x
    element.style.left = `${Math.max(MARGIN, Math.min(left, clientWidth - element.offsetWidth - MARGIN))}px`
    element.style.top = `${Math.max(MARGIN, Math.min(at.y, clientHeight - element.offsetHeight - MARGIN))}px`
  }, [at])
  return (
    // Windows sends `contextmenu` when the key is released, which is then pressed in this menu.
    <div ref={root} className={styles.popup} role="none" onContextMenu={event => event.preventDefault()}>
      <MenuList of={menu} label={label} items={items} />
    </div>
  )
}
