import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import { $narrow } from '../../lib/browser/media'
import type { Form } from '../../lib/form/form'
import { useText } from '../../lib/text/use-text'
import type { Preset, Range } from '../../lib/time-range/range'
import type { RangeInput } from '../../lib/time-range/range-rules'
import { windowTexts } from '../../lib/time-range/window-texts'
import { Button } from '../page/button'
import type { Children } from '../page/children'
import { Disclosure } from '../page/disclosure'
import styles from './filter-bar.module.css'
import { RangeDialog } from './range-dialog'
import { RangeField } from './range-field'

interface FilterBarProps {
  range: Range | undefined
  onRange: (preset: Preset | undefined) => void
  rangeForm: () => Form<RangeInput>
  /** Whether a field has a value. */
  filtered: boolean
  onClear: () => void
  /** Buttons beside the range. */
  actions?: Children
  /** The fields. */
  children: Children
}

/** The time range and the other filters of a log; on phones the others are collapsed until one is set. */
export function FilterBar({ range, onRange, rangeForm, filtered, onClear, actions, children }: FilterBarProps) {
  const { t } = useText()
  const narrow = useStore($narrow)
  const [choosing, setChoosing] = useState(false)
  const fields = <div className={styles.fields}>{children}</div>
  return (
    <div className={styles.bar}>
      <div className={styles.row}>
        <RangeField value={range} offersAll onPick={onRange} onCustom={() => setChoosing(true)} />
        {actions}
        {typeof range === 'object' && <span>{t('range.shown', windowTexts(range))}</span>}
        {filtered && (
          <Button kind="quiet" icon="close" onClick={onClear}>
            {t('shell.filters.clear')}
          </Button>
        )}
      </div>
      {narrow ? (
        <Disclosure label={t('shell.filters')} open={filtered}>
          {fields}
        </Disclosure>
      ) : (
        fields
      )}
      {choosing && <RangeDialog createForm={rangeForm} onClose={() => setChoosing(false)} />}
    </div>
  )
}
