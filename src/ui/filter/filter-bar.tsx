import { useStore } from '@nanostores/preact'
import { $narrow } from '../../lib/browser/media'
import { useText } from '../../lib/text/use-text'
import { Button } from '../page/button'
import type { Children } from '../page/children'
import { Disclosure } from '../page/disclosure'
import { Row } from '../page/row'
import { type ClockChanges, ClockChangesNote } from './clock-changes-note'
import styles from './filter-bar.module.css'
import { RangeChoice, type RangeSource } from './range-choice'

interface FilterBarProps {
  of: RangeSource & { $clockChanges: ClockChanges; clearFilters: () => void }
  /** Whether a field has a value. */
  filtered: boolean
  /** The fields. */
  children: Children
}

/** The time range and the other filters of a log; on phones the others are collapsed until one is set. */
export function FilterBar({ of: filters, filtered, children }: FilterBarProps) {
  const { t } = useText()
  const narrow = useStore($narrow)
  const fields = <div className={styles.fields}>{children}</div>
  return (
    <div className={styles.bar}>
      <Row>
        <RangeChoice of={filters} />
        {filtered && (
          <Button kind="quiet" icon="close" onClick={filters.clearFilters}>
            {t('shell.filters.clear')}
          </Button>
        )}
      </Row>
      <ClockChangesNote of={filters.$clockChanges} />
      {narrow ? (
        <Disclosure label={t('shell.filters')} open={filtered}>
          {fields}
        </Disclosure>
      ) : (
        fields
      )}
    </div>
  )
}
