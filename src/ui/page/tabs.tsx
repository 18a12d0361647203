import { useEffect, useId, useRef, useState } from 'react'
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

/** Pixels of the fade where the row of tabs is cut, as in the sheet. */
const FADE = 28

/** Where the row of tabs is cut: a space-separated list of its ends. */
const cutEnds = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): string =>
  `${scrollLeft > 0 ? 'start' : ''} ${scrollLeft + clientWidth < scrollWidth - 1 ? 'end' : ''}`

/** Arrow keys move between the tabs, the Tab key moves into the tab panel (WAI-ARIA tabs pattern). */
export function Tabs<T extends string>({ label, tabs, current, onPick, aside, children }: TabsProps<T>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [cut, setCut] = useState('')
  useEffect(() => {
    const row = list.current
    const tab = row?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (!row || !tab) return
    // Also once the page is shown or turned, and in another language; the page itself does not scroll.
    const observer = new ResizeObserver(() => {
      const { offsetLeft: start, offsetWidth: width } = tab
      row.scrollLeft = Math.max(start + width + FADE - row.clientWidth, Math.min(row.scrollLeft, start - FADE))
      setCut(cutEnds(row))
    })
    observer.observe(row)
    observer.observe(tab)
    return () => observer.disconnect()
  }, [current])
  const step = (event: KeyboardEvent, index: number) => {
    const next = steppedIndex(event.key, index, tabs.length, 'ArrowLeft', 'ArrowRight')
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    onPick(tab.id)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[tabs.indexOf(tab)]?.focus()
  }
  return (
    <div className={styles.tabs}>
      <div
        ref={list}
        className={styles.list}
        role="tablist"
        aria-label={label}
        data-cut={cut}
        onScroll={event => setCut(cutEnds(event.currentTarget))}
      >
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
            onKeyDown={event => step(event, index)}
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
