import { useStore } from '@nanostores/preact'
import type { ReadableAtom } from 'nanostores'
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
import { Row } from '../page/row'
import styles from './filter-bar.module.css'
import { RangeDialog } from './range-dialog'
import { RangeField } from './range-field'

interface FilterBarProps {
  of: {
    $range: ReadableAtom<Range | undefined>
    pickRange: (preset: Preset | undefined) => void
    rangeForm: () => Form<RangeInput>
    clearFilters: () => void
  }
  /** Whether a field has a value. */
  filtered: boolean
  /** Buttons beside the range. */
  actions?: Children
  /** The fields. */
  children: Children
}

/** The time range and the other filters of a log; on phones the others are collapsed until one is set. */
export function FilterBar({ of: filters, filtered, actions, children }: FilterBarProps) {
  const { t } = useText()
  const narrow = useStore($narrow)
  const range = useStore(filters.$range)
  const [choosing, setChoosing] = useState(false)
  const fields = <div className={styles.fields}>{children}</div>
  return (
    <div className={styles.bar}>
      <Row>
        <RangeField value={range} offersAll onPick={filters.pickRange} onCustom={() => setChoosing(true)} />
        {actions}
        {typeof range === 'object' && <span>{t('range.shown', windowTexts(range))}</span>}
        {filtered && (
          <Button kind="quiet" icon="close" onClick={filters.clearFilters}>
            {t('shell.filters.clear')}
          </Button>
        )}
      </Row>
      {narrow ? (
        <Disclosure label={t('shell.filters')} open={filtered}>
          {fields}
        </Disclosure>
      ) : (
        fields
      )}
      {choosing && <RangeDialog createForm={filters.rangeForm} onClose={() => setChoosing(false)} />}
    </div>
  )
}
