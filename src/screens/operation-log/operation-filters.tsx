import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import { useText } from '../../lib/text/use-text'
import { FilterBar } from '../../ui/filter/filter-bar'
import { Button } from '../../ui/page/button'
import { BeforeDialog } from './before-dialog'
import { FilterFields } from './filter-fields'
import { isFiltered } from './filters'
import type { OperationLogModel } from './model'

export function OperationFilters({ model }: { model: OperationLogModel }) {
  const { t } = useText()
  const range = useStore(model.$range)
  const filtered = isFiltered(useStore(model.$filters))
  const [choosing, setChoosing] = useState(false)
  return (
    <FilterBar
      range={range}
      onRange={model.pickRange}
      rangeForm={model.rangeForm}
      filtered={filtered}
      onClear={model.clearFilters}
      actions={<Button onClick={() => setChoosing(true)}>{t('operationLog.before')}</Button>}
    >
      <FilterFields model={model} />
      {choosing && <BeforeDialog createForm={model.beforeForm} onClose={() => setChoosing(false)} />}
    </FilterBar>
  )
}
