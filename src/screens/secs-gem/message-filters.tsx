import { useStore } from '@nanostores/preact'
import { listSecsGemMessagesQuery } from '../../api/generated/limits/secs-gem'
import { useText } from '../../lib/text/use-text'
import { FilterField } from '../../ui/filter/filter-field'
import { FilterFields } from '../../ui/filter/filter-fields'
import { SelectField } from '../../ui/form/select-field'
import { DIRECTIONS } from './filters'
import type { SecsGemModel } from './model'
import { DIRECTION_TEXTS } from './texts'

export function MessageFilters({ model: { $filters, filter } }: { model: SecsGemModel }) {
  const { t } = useText()
  const { direction, text } = useStore($filters)
  return (
    <FilterFields>
      <SelectField
        label={t('secsGem.direction')}
        value={direction}
        options={[
          { value: '' as const, text: t('common.term.all') },
          ...DIRECTIONS.map(value => ({ value, text: t(DIRECTION_TEXTS[value]) }))
        ]}
        onPick={value => filter({ direction: value })}
      />
      <FilterField
        label={t('secsGem.text')}
        maxLength={listSecsGemMessagesQuery.text[1]}
        value={text}
        onPick={value => filter({ text: value }, { replace: true })}
      />
    </FilterFields>
  )
}
