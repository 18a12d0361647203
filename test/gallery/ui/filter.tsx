import { atom } from 'nanostores'
import { createForm } from '../../../src/lib/form/form'
import type { Translator } from '../../../src/lib/text/i18n'
import type { Range } from '../../../src/lib/time-range/range'
import { type RangeInput, validateRange } from '../../../src/lib/time-range/range-rules'
import { FilterBar } from '../../../src/ui/filter/filter-bar'
import { FilterField } from '../../../src/ui/filter/filter-field'
import { FilterFields } from '../../../src/ui/filter/filter-fields'
import { RangeDialog } from '../../../src/ui/filter/range-dialog'
import { RangeField } from '../../../src/ui/filter/range-field'
import { Button } from '../../../src/ui/page/button'
import { nothing, TIME, unanswered } from '../samples'
import type { States } from '../states'

const CUSTOM = { from: Date.UTC(2026, 10, 21, 6), to: Date.UTC(2026, 10, 21, 14, 30) }

const rangeForm = (from: string) => () =>
  createForm<RangeInput>({ initial: { from, to: TIME }, check: validateRange, save: unanswered })

function invalidRange() {
  const form = rangeForm('21.11.2026')()
  form.validate()
  return form
}

const filters = (range: Range | undefined) => ({
  ...{ $range: atom(range), pickRange: nothing, rangeForm: rangeForm(TIME), clearFilters: nothing }
})

const fieldsOf = (t: Translator['t'], value: string) => (
  <>
    <FilterField label={t('common.term.user')} value={value} onPick={nothing} />
    <FilterField label={t('common.term.text')} value="" onPick={nothing} />
  </>
)

export const FILTER: States = {
  'filter-bar.tsx': {
    'nothing is set': t => (
      <FilterBar of={filters('24h')} filtered={false} actions={<Button>{t('common.action.export')}</Button>}>
        {fieldsOf(t, '')}
      </FilterBar>
    ),
    'a custom range and a filter': t => (
      <FilterBar filtered of={filters(CUSTOM)}>
        {fieldsOf(t, '田中')}
      </FilterBar>
    )
  },
  'filter-field.tsx': { plain: t => <FilterField label={t('common.term.user')} value="" onPick={nothing} /> },
  'filter-fields.tsx': { plain: t => <FilterFields>{fieldsOf(t, 'engineer')}</FilterFields> },
  'range-dialog.tsx': {
    plain: () => <RangeDialog createForm={rangeForm('2026/11/20 00:00:00')} onClose={nothing} />,
    invalid: () => <RangeDialog createForm={invalidRange} onClose={nothing} />
  },
  'range-field.tsx': {
    all: () => <RangeField offersAll value={undefined} onPick={nothing} onCustom={nothing} />,
    custom: () => <RangeField value={CUSTOM} onPick={nothing} onCustom={nothing} />
  }
}
