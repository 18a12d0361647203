import { useStore } from '@nanostores/preact'
import { listOpcUaTraceLinesQuery } from '../../../api/generated/limits/opcua-trace'
import { useText } from '../../../lib/text/use-text'
import { FilterBar } from '../../../ui/filter/filter-bar'
import { FilterField } from '../../../ui/filter/filter-field'
import { FilterSelect } from '../../../ui/filter/filter-select'
import { CATEGORIES, LEVELS } from './filters'
import type { TraceModel } from './model'
import { CATEGORY_TEXTS } from './texts'

export function TraceFilters({ of: { $filters, filter } }: { of: TraceModel['filters'] }) {
  const { t } = useText()
  const { level, category, text } = useStore($filters)
  return (
    <FilterBar filtered={level + category + text !== ''} onClear={() => filter({ level: '', category: '', text: '' })}>
      <FilterField
        bare
        label={t('common.term.text')}
        maxLength={listOpcUaTraceLinesQuery.text[1]}
        value={text}
        onPick={value => filter({ text: value }, { replace: true })}
      />
      <FilterSelect
        label={t('opcuaTrace.level')}
        value={level}
        options={LEVELS.map(value => ({ value, text: t(`opcuaTrace.level.from.${value}`) }))}
        onPick={value => filter({ level: value })}
      />
      <FilterSelect
        label={t('common.term.category')}
        value={category}
        options={CATEGORIES.map(value => ({ value, text: t(CATEGORY_TEXTS[value]) }))}
        onPick={value => filter({ category: value })}
      />
    </FilterBar>
  )
}
