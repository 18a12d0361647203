import { useEffect, useRef } from 'react'
import { useText } from '../../../lib/text/use-text'
import { type Findable, titleOf } from './findable'
import type { Found } from './finder'
import styles from './found-list.module.css'

interface Props {
  id: string
  query: string
  found: Found
  /** Index of the item that Enter opens. */
  marked: number
  onPick: (item: Findable) => void
}

export function FoundList({ id, query, found: { items, isNearest }, marked, onPick }: Props) {
  const { t } = useText()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[marked]?.scrollIntoView?.({ block: 'nearest' })
  }, [marked, items])
  return (
    <>
      <p role="status">{isNearest && t('shell.finder.nothing', { name: query.trim() })}</p>
      <div ref={list} id={id} className={styles.list} role="listbox" aria-label={t('shell.finder.found')}>
        {items.map((item, index) => (
          <button
            key={[item.path, ...item.titles].join()}
            type="button"
            role="option"
            id={`${id}-${index}`}
            className={styles.item}
            tabIndex={-1}
            aria-selected={index === marked}
            onClick={() => onPick(item)}
          >
            <Path of={item} />
          </button>
        ))}
      </div>
    </>
  )
}

function Path({ of: item }: { of: Findable }) {
  const { t } = useText()
  const title = titleOf(item)
  return (
    <>
      {item.titles.slice(0, -1).map(key => (
        <span key={key} className={styles.around}>
          {t(key)} ›{' '}
        </span>
      ))}
      {title && t(title)}
    </>
  )
}
