import { useStore } from '@nanostores/preact'
import { listOperationsQuery } from '../../api/generated/limits/operation-log'
import { useText } from '../../lib/text/use-text'
import { FilterField } from '../../ui/filter/filter-field'
import { SelectField } from '../../ui/form/select-field'
import { PLACES, RESULTS } from './filters'
import type { OperationLogModel } from './model'

export function FilterFields({ model: { $filters, filter } }: { model: OperationLogModel }) {
  const { t } = useText()
  const { user, place, object, text, result } = useStore($filters)
  const typed = { replace: true }
  const all = { value: '' as const, text: t('common.term.all') }
  return (
    <>
      <FilterField
        label={t('operationLog.user')}
        maxLength={listOperationsQuery.username[1]}
        value={user}
        onPick={value => filter({ user: value }, typed)}
      />
      <SelectField
        label={t('operationLog.place')}
        value={place}
        options={[all, ...PLACES.map(value => ({ value, text: t(`operationLog.place.${value}`) }))]}
        onPick={value => filter({ place: value })}
      />
      <FilterField
        label={t('operationLog.object')}
        maxLength={listOperationsQuery.object[1]}
        value={object}
        onPick={value => filter({ object: value }, typed)}
      />
      <SelectField
        label={t('operationLog.result')}
        value={result}
        options={[all, ...RESULTS.map(value => ({ value, text: t(`operationLog.result.${value}`) }))]}
        onPick={value => filter({ result: value })}
      />
      <FilterField
        label={t('operationLog.text')}
        maxLength={listOperationsQuery.text[1]}
        value={text}
        onPick={value => filter({ text: value }, typed)}
      />
    </>
  )
}
