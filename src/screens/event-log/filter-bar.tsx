import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import { $narrow } from '../../lib/browser/media'
import { $i18n } from '../../lib/text/i18n'
import { windowTexts } from '../../lib/time-range/window-texts'
import { RangeDialog } from '../../ui/dialog/range-dialog'
import { RangeField } from '../../ui/form/range-field'
import { Button } from '../../ui/page/button'
import { Disclosure } from '../../ui/page/disclosure'
import styles from './event-log.module.css'
import { FilterFields } from './filter-fields'
import { isFiltered } from './filters'
import type { EventLogModel } from './model'

export function FilterBar({ model }: { model: EventLogModel }) {
  const { t } = useStore($i18n)
  const narrow = useStore($narrow)
  const range = useStore(model.$range)
  const filtered = isFiltered(useStore(model.$filters))
  const [choosing, setChoosing] = useState(false)
  const fields = <FilterFields model={model} />
  return (
    <div className={styles.filters}>
      <div className={styles.row}>
        <RangeField value={range} offersAll onPick={model.pickRange} onCustom={() => setChoosing(true)} />
        {typeof range === 'object' && <span>{t('range.shown', windowTexts(range))}</span>}
        {filtered && (
          <Button kind="quiet" icon="close" onClick={model.clearFilters}>
            {t('eventLog.clearFilters')}
          </Button>
        )}
      </div>
      {narrow ? (
        <Disclosure label={t('eventLog.filters')} open={filtered}>
          {fields}
        </Disclosure>
      ) : (
        fields
      )}
      {choosing && <RangeDialog createForm={model.rangeForm} onClose={() => setChoosing(false)} />}
    </div>
  )
}
