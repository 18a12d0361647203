import { useEffect, useId, useRef } from 'react'
import { steppedIndex } from '../../lib/browser/stepped-index'
import type { Children } from './children'
import styles from './tabs.module.css'

export interface Tab<T extends string> {
  id: T
  text: string
}

export interface TabsProps<T extends string> {
  label: string
  tabs: readonly Tab<T>[]
  current: T
  onPick: (id: T) => void
  /** Beside the tabs, at the end of their row. */
  aside?: Children
  /** Content of the current tab. */
  children: Children
}

/** Arrow keys move between the tabs, the Tab key moves into the tab panel (WAI-ARIA tabs pattern). */
export function Tabs<T extends string>({ label, tabs, current, onPick, aside, children }: TabsProps<T>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const row = list.current
    const tab = row?.querySelector<HTMLElement>('[aria-selected=true]')
    if (!row || !tab) return
    // Also once the page is shown or turned: only the row, not the page, and so that the end of the tab before it is seen.
    const observer = new ResizeObserver(() => {
      row.scrollLeft = tab.offsetLeft - 60
    })
    observer.observe(row)
    return () => observer.disconnect()
  }, [current])
  return (
    <div className={styles.tabs}>
      <div ref={list} className={styles.list} role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            className={styles.tab}
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === current}
            aria-controls={tab.id === current ? `${id}-panel` : undefined}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => onPick(tab.id)}
            onKeyDown={event => {
              const next = steppedIndex(event.key, index, tabs.length, 'ArrowLeft', 'ArrowRight')
              const other = list.current?.querySelectorAll('button')[next ?? -1]
              if (!other) return
              event.preventDefault()
              other.focus()
              other.click()
            }}
          >
            {tab.text}
          </button>
        ))}
      </div>
      {aside}
      <div key={current} id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </div>
  )
}
