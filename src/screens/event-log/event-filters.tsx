import { useStore } from '@nanostores/preact'
import { FilterBar } from '../../ui/filter/filter-bar'
import { FilterFields } from './filter-fields'
import { isFiltered } from './filters'
import type { EventLogModel } from './model'

export function EventFilters({ model }: { model: EventLogModel }) {
  const range = useStore(model.$range)
  const filtered = isFiltered(useStore(model.$filters))
  return (
    <FilterBar
      range={range}
      onRange={model.pickRange}
      rangeForm={model.rangeForm}
      filtered={filtered}
      onClear={model.clearFilters}
    >
      <FilterFields model={model} />
    </FilterBar>
  )
}
