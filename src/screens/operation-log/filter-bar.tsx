import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import { $narrow } from '../../lib/browser/media'
import { $i18n } from '../../lib/text/i18n'
import { windowTexts } from '../../lib/time-range/window-texts'
import { RangeDialog } from '../../ui/dialog/range-dialog'
import { RangeField } from '../../ui/form/range-field'
import { Button } from '../../ui/page/button'
import { Disclosure } from '../../ui/page/disclosure'
import { BeforeDialog } from './before-dialog'
import { FilterFields } from './filter-fields'
import { isFiltered } from './filters'
import type { OperationLogModel } from './model'
import styles from './operation-log.module.css'

export function FilterBar({ model }: { model: OperationLogModel }) {
  const { t } = useStore($i18n)
  const narrow = useStore($narrow)
  const range = useStore(model.$range)
  const filtered = isFiltered(useStore(model.$filters))
  const [open, setOpen] = useState<'range' | 'before' | undefined>()
  const close = () => setOpen(undefined)
  const fields = <FilterFields model={model} />
  return (
    <div className={styles.filters}>
      <div className={styles.range}>
        <RangeField value={range} offersAll onPick={model.pickRange} onCustom={() => setOpen('range')} />
        <Button onClick={() => setOpen('before')}>{t('operationLog.before')}</Button>
        {typeof range === 'object' && <span>{t('range.shown', windowTexts(range))}</span>}
      </div>
      {narrow ? (
        <Disclosure label={t('operationLog.filters')} open={filtered}>
          {fields}
        </Disclosure>
      ) : (
        fields
      )}
      {open === 'range' && <RangeDialog createForm={model.rangeForm} onClose={close} />}
      {open === 'before' && <BeforeDialog createForm={model.beforeForm} onClose={close} />}
    </div>
  )
}
