import { useLayoutEffect, useRef } from 'react'
import { steppedIndex } from '../../lib/browser/stepped-index'
import { More } from '../page/button'
import type { Children } from '../page/children'
import { Icon, type IconName } from '../page/icon'
import styles from './menu-list.module.css'
import type { MenuState } from './menu-state'
import { typeAhead } from './type-ahead'

export interface MenuItem {
  id: string
  text: string
  icon?: IconName
  /** Makes the item a radio item. */
  checked?: boolean
  /** Draws a separator above the item. */
  divided?: boolean
  /** Set when the text is in another language than the page. */
  lang?: string
  /** As of a button. */
  disabled?: boolean | undefined
  busy?: boolean | undefined
  asks?: boolean | undefined
  /** Deletes or stops something. */
  danger?: boolean
  onPick: () => void
}

interface Props {
  of: MenuState
  items: readonly MenuItem[]
  /** Accessible name of a menu without a button. */
  label?: string
  /** Shown above the items; describes the menu to screen readers. */
  head?: Children
}

export function MenuList({ of: menu, items, label, head }: Props) {
  const { id, $open, close, leave } = menu
  const list = useRef<HTMLDivElement>(null)
  const typeAheadIndex = useRef(typeAhead<MenuItem>(({ text }) => text))
  const focus = (index: number) => list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]')[index]?.focus()

  useLayoutEffect(() => {
    focus($open.get() === 'last' ? items.length - 1 : 0)
    // Only on opening: a later change of the items must not move the focus.
  }, [])

  const handleKey = (event: KeyboardEvent, index: number) => {
    if (event.key === 'Tab') return leave()
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      return close()
    }
    const next = steppedIndex(event.key, index, items.length, 'ArrowUp', 'ArrowDown')
    if (next !== undefined) event.preventDefault()
    focus(next ?? typeAheadIndex.current(event.key, items, index) ?? index)
  }
  const isMarked = items.some(({ icon, checked }) => icon || checked !== undefined)
  return (
    <div className={styles.box}>
      {head && (
        <div id={`${id}-head`} className={styles.head}>
          {head}
        </div>
      )}
      <div
        ref={list}
        id={id}
        role="menu"
        aria-label={label}
        aria-labelledby={label === undefined ? `${id}-button` : undefined}
        aria-describedby={head ? `${id}-head` : undefined}
      >
        {items.map((item, index) => (
          <button
            key={item.id}
            type="button"
            className={styles.item}
            {...roleOf(item)}
            tabIndex={-1}
            lang={item.lang}
            data-divided={item.divided || undefined}
            data-danger={item.danger || undefined}
            aria-disabled={isDisabled(item) || undefined}
            onKeyDown={event => handleKey(event, index)}
            onClick={() => {
              if (isDisabled(item)) return
              close()
              item.onPick()
            }}
          >
            {isMarked && (
              <span className={styles.mark}>
                {item.checked && <Icon name="check" size={18} />}
                {item.icon && <Icon name={item.icon} size={18} />}
              </span>
            )}
            <span>
              {item.text}
              {item.asks && <More />}
            </span>
          </button>
        ))}
      </div>
    </div>
  )
}

const isDisabled = ({ disabled, busy }: MenuItem) => disabled || busy

function roleOf({ checked }: MenuItem) {
  return checked === undefined
    ? { role: 'menuitem' as const }
    : { role: 'menuitemradio' as const, 'aria-checked': checked }
}
