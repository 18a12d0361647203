import { useStore } from '@nanostores/preact'
import { useId, useState } from 'react'
import { $narrow } from '../../lib/browser/media'
import { useText } from '../../lib/text/use-text'
import type { Children } from '../page/children'
import { Icon } from '../page/icon'
import { IconButton } from '../page/icon-button'
import styles from './filter-bar.module.css'

interface FilterBarProps {
  /** The fields that are used most. */
  children: Children
  /** The others, which are folded. */
  more?: Children
  /** Whether a field has a value. */
  filtered: boolean
  /** Whether one of the others has. */
  moreFiltered?: boolean
  onClear: () => void
}

/** The filters of a log, in the row of its actions; on phones all are folded. */
export function FilterBar({ children, more, filtered, moreFiltered = false, onClear }: FilterBarProps) {
  const { t } = useText()
  const narrow = useStore($narrow)
  const [isOpen, setOpen] = useState(moreFiltered || (narrow && filtered))
  const id = useId()
  const label = t(narrow ? 'shell.filters' : 'common.filters.more')
  return (
    <>
      {!narrow && children}
      {(narrow || more) && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          title={label}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="sliders" size={18} />
          <span>{label}</span>
        </button>
      )}
      {(filtered || !narrow) && (
        <span className={styles.clear} data-unset={!filtered || undefined}>
          <IconButton icon="close" label={t('shell.filters.clear')} onClick={onClear} />
        </span>
      )}
      <div id={id} className={styles.folded} hidden={!isOpen}>
        {isOpen && narrow && children}
        {isOpen && more}
      </div>
    </>
  )
}
