import { useStore } from '@nanostores/preact'
import { listSecsGemMessagesQuery } from '../../api/generated/limits/secs-gem'
import { useText } from '../../lib/text/use-text'
import { FilterBar } from '../../ui/filter/filter-bar'
import { FilterField } from '../../ui/filter/filter-field'
import { FilterSelect } from '../../ui/filter/filter-select'
import { DIRECTIONS } from './filters'
import type { SecsGemModel } from './model'
import { DIRECTION_TEXTS } from './texts'

export function MessageFilters({ model: { $filters, filter } }: { model: SecsGemModel }) {
  const { t } = useText()
  const { direction, text } = useStore($filters)
  return (
    <FilterBar filtered={direction + text !== ''} onClear={() => filter({ direction: '', text: '' })}>
      <FilterField
        bare
        label={t('secsGem.text')}
        maxLength={listSecsGemMessagesQuery.text[1]}
        value={text}
        onPick={value => filter({ text: value }, { replace: true })}
      />
      <FilterSelect
        label={t('secsGem.direction')}
        value={direction}
        options={DIRECTIONS.map(value => ({ value, text: t(DIRECTION_TEXTS[value]) }))}
        onPick={value => filter({ direction: value })}
      />
    </FilterBar>
  )
}
