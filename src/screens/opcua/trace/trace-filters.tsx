import { useStore } from '@nanostores/preact'
import { listOpcUaTraceLinesQuery } from '../../../api/generated/limits/opcua-trace'
import { useText } from '../../../lib/text/use-text'
import { FilterField } from '../../../ui/filter/filter-field'
import { FilterFields } from '../../../ui/filter/filter-fields'
import { SelectField } from '../../../ui/form/select-field'
import { CATEGORIES, LEVELS } from './filters'
import type { TraceModel } from './model'
import { CATEGORY_TEXTS } from './texts'

export function TraceFilters({ of: { $filters, filter } }: { of: TraceModel['filters'] }) {
  const { t } = useText()
  const { level, category, text } = useStore($filters)
  const all = { value: '' as const, text: t('common.term.all') }
  return (
    <FilterFields>
      <SelectField
        label={t('opcuaTrace.level')}
        value={level}
        options={[all, ...LEVELS.map(value => ({ value, text: t(`opcuaTrace.level.from.${value}`) }))]}
        onPick={value => filter({ level: value })}
      />
      <SelectField
        label={t('common.term.category')}
        value={category}
        options={[all, ...CATEGORIES.map(value => ({ value, text: t(CATEGORY_TEXTS[value]) }))]}
        onPick={value => filter({ category: value })}
      />
      <FilterField
        label={t('common.term.text')}
        maxLength={listOpcUaTraceLinesQuery.text[1]}
        value={text}
        onPick={value => filter({ text: value }, { replace: true })}
      />
    </FilterFields>
  )
}
