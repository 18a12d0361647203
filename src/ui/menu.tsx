import { useEffect, useId, useRef, useState } from 'react'
import type { Children } from './children'
import { Icon, type IconName } from './icon'
import styles from './menu.module.css'
import { MenuList } from './menu-list'

export interface MenuItem {
  id: string
  text: string
  icon?: IconName
  /** One of a set of choices; the items with it are radio items. */
  checked?: boolean
  /** A line stands above it. */
  divided?: boolean
  /** Where the text is in another language than the page. */
  lang?: string
  onPick: () => void
}

export interface MenuProps {
  /** Leave it out where the button's own words are name enough. */
  label?: string
  items: readonly MenuItem[]
  /** What the button shows. */
  children: Children
  align?: 'start' | 'end'
}

const ITEM_HEIGHT = 48

export function Menu({ label, items, children, align = 'start' }: MenuProps) {
  const [open, setOpen] = useState<'first' | 'last'>()
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()

  useEffect(() => {
    if (!open) return
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(undefined)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [open])

  const close = () => {
    setOpen(undefined)
    button.current?.focus()
  }
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpen(event.key === 'ArrowDown' ? 'first' : 'last')
  }
  return (
    <div ref={place} className={styles.place}>
      <button
        ref={button}
        id={`${id}-button`}
        type="button"
        className={styles.button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={Boolean(open)}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(open ? undefined : 'first')}
        onKeyDown={openByKey}
      >
        {children}
        <Icon name="chevron-down" size={18} />
      </button>
      {open && (
        <div className={styles.popup} data-align={align} data-up={opensUp(button.current, items.length) || undefined}>
          <MenuList
            id={id}
            labelledBy={`${id}-button`}
            items={items}
            from={open}
            onClose={close}
            onLeave={() => setOpen(undefined)}
          />
        </div>
      )}
    </div>
  )
}

function opensUp(button: HTMLElement | null, count: number): boolean {
  if (!button) return false
  const { top, bottom } = button.getBoundingClientRect()
  return bottom + count * ITEM_HEIGHT > window.innerHeight && top > window.innerHeight / 2
}
