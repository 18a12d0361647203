import { useEffect, useRef } from 'react'
import { useText } from '../../../lib/text/use-text'
import type { Findable } from './finder'
import styles from './found-screens.module.css'

interface Props {
  id: string
  found: readonly Findable[]
  /** Index of the screen that Enter opens. */
  marked: number
  onPick: (screen: Findable) => void
}

export function FoundScreens({ id, found, marked, onPick }: Props) {
  const { t } = useText()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[marked]?.scrollIntoView?.({ block: 'nearest' })
  }, [marked, found.length])
  return (
    <>
      <p role="status">{found.length === 0 && t('shell.finder.nothing')}</p>
      <div ref={list} id={id} className={styles.list} role="listbox" aria-label={t('shell.finder.screens')}>
        {found.map((screen, index) => (
          <button
            key={screen.path}
            type="button"
            role="option"
            id={`${id}-${index}`}
            className={styles.screen}
            tabIndex={-1}
            aria-selected={index === marked}
            onClick={() => onPick(screen)}
          >
            {screen.group && <span className={styles.group}>{t(screen.group)} › </span>}
            {t(screen.title)}
          </button>
        ))}
      </div>
    </>
  )
}
