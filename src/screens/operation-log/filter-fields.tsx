import { useStore } from '@nanostores/preact'
import { listOperationsQuery as limits } from '../../api/generated/limits/operation-log'
import type { Range } from '../../lib/form/rules'
import { useText } from '../../lib/text/use-text'
import { FilterField } from '../../ui/filter/filter-field'
import { SelectField } from '../../ui/form/select-field'
import { PLACES, RESULTS } from './filters'
import type { OperationLogModel } from './model'

export function FilterFields({ of: { $filters, filter } }: { of: OperationLogModel['filters'] }) {
  const { t } = useText()
  const filters = useStore($filters)
  const all = { value: '' as const, text: t('common.term.all') }
  const typed = (name: 'user' | 'object' | 'text', [, maxLength]: Range) => (
    <FilterField
      label={t(`operationLog.${name}`)}
      maxLength={maxLength}
      value={filters[name]}
      onPick={value => filter({ [name]: value }, { replace: true })}
    />
  )
  return (
    <>
      {typed('user', limits.username)}
      <SelectField
        label={t('operationLog.place')}
        value={filters.place}
        options={[all, ...PLACES.map(value => ({ value, text: t(`operationLog.place.${value}`) }))]}
        onPick={place => filter({ place })}
      />
      {typed('object', limits.object)}
      <SelectField
        label={t('operationLog.result')}
        value={filters.result}
        options={[all, ...RESULTS.map(value => ({ value, text: t(`operationLog.result.${value}`) }))]}
        onPick={result => filter({ result })}
      />
      {typed('text', limits.text)}
    </>
  )
}
