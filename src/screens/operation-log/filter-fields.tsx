import { useStore } from '@nanostores/preact'
import { listOperationsQuery as limits } from '../../api/generated/limits/operation-log'
import type { Range } from '../../lib/form/rules'
import type { MessageKey } from '../../lib/text/message'
import { useText } from '../../lib/text/use-text'
import { FilterBar } from '../../ui/filter/filter-bar'
import { FilterField } from '../../ui/filter/filter-field'
import { FilterSelect } from '../../ui/filter/filter-select'
import { isFiltered, PLACES, RESULTS } from './filters'
import type { OperationLogModel } from './model'

export function Filters({ of: { $filters, filter, clearFilters } }: { of: OperationLogModel['filters'] }) {
  const { t } = useText()
  const filters = useStore($filters)
  const { user, object, place, result } = filters
  const typed = (name: 'user' | 'object' | 'text', label: MessageKey, [, maxLength]: Range) => (
    <FilterField
      bare
      label={t(label)}
      maxLength={maxLength}
      value={filters[name]}
      onPick={value => filter({ [name]: value }, { replace: true })}
    />
  )
  return (
    <FilterBar
      filtered={isFiltered(filters)}
      moreFiltered={user + object !== ''}
      onClear={clearFilters}
      more={
        <>
          {typed('user', 'operationLog.user', limits.username)}
          {typed('object', 'operationLog.object', limits.object)}
        </>
      }
    >
      {typed('text', 'operationLog.text', limits.text)}
      <FilterSelect
        label={t('operationLog.place')}
        value={place}
        options={PLACES.map(value => ({ value, text: t(`operationLog.place.${value}`) }))}
        onPick={it => filter({ place: it })}
      />
      <FilterSelect
        label={t('operationLog.result')}
        value={result}
        options={RESULTS.map(value => ({ value, text: t(`operationLog.result.${value}`) }))}
        onPick={it => filter({ result: it })}
      />
    </FilterBar>
  )
}
