import { atom } from 'nanostores'
import { createForm } from '../../../src/lib/form/form'
import type { Translator } from '../../../src/lib/text/i18n'
import { spanText } from '../../../src/lib/text/time-span'
import type { Range, TimeWindow } from '../../../src/lib/time-range/range'
import { type RangeInput, validateRange } from '../../../src/lib/time-range/range-rules'
import { Row } from '../../../src/ui/card/row'
import Calendar from '../../../src/ui/filter/calendar'
import { ClockChangesNote } from '../../../src/ui/filter/clock-changes-note'
import { FilterBar } from '../../../src/ui/filter/filter-bar'
import { FilterField } from '../../../src/ui/filter/filter-field'
import { FilterSelect } from '../../../src/ui/filter/filter-select'
import { RangeChoice } from '../../../src/ui/filter/range-choice'
import { RangeDialog } from '../../../src/ui/filter/range-dialog'
import { RangeField } from '../../../src/ui/filter/range-field'
import { LONG_NAME, nothing, ready, TIME, unanswered } from '../samples'
import type { States } from '../states'

const CUSTOM = { from: Date.UTC(2026, 10, 21, 6), to: Date.UTC(2026, 10, 21, 14, 30) }

const rangeForm = (from: string) => () =>
  createForm<RangeInput>({ initial: { from, to: TIME }, check: validateRange, save: unanswered })

function invalidRange() {
  const form = rangeForm('21.11.2026')()
  form.validate()
  return form
}

const zoneChange = (t: Translator['t']) =>
  t('range.clock.zone', {
    ...{ from: 'Asia/Tokyo', to: 'Asia/Taipei' },
    ...{ before: '2026/11/21 09:41:07', after: '2026/11/21 08:41:07', span: spanText(-3_600_000, t) }
  })

const filters = (range: Range | undefined, around?: TimeWindow, isInvalid = false) => ({
  ...{ $range: atom(range), pickRange: nothing, rangeForm: rangeForm(TIME) },
  ...{ $isInvalid: atom(isInvalid), dismissInvalid: nothing },
  ...{ $around: atom(around), pickAround: nothing }
})

const Priority = ({ t, value }: { t: Translator['t']; value: '' | 'high' }) => (
  <FilterSelect
    label={t('common.term.status')}
    value={value}
    options={[{ value: 'high', text: t('common.priority.high') }]}
    onPick={nothing}
  />
)

const fieldsOf = (t: Translator['t'], value: string) => (
  <>
    <FilterField label={t('common.term.user')} value={value} onPick={nothing} />
    <FilterField label={t('common.term.text')} value="" onPick={nothing} />
  </>
)

export const FILTER: States = {
  'calendar.tsx': { plain: () => <Calendar shown={CUSTOM} today={Date.UTC(2026, 10, 24)} onPick={nothing} /> },
  'clock-changes-note.tsx': {
    one: () => <ClockChangesNote of={ready({ items: [zoneChange], total: 1 })} />,
    'more than are named': t => (
      <ClockChangesNote
        of={ready({ items: [zoneChange, zoneChange, () => `${zoneChange(t)}, ${LONG_NAME}`], total: 12 })}
      />
    )
  },
  'filter-bar.tsx': {
    'nothing is set': t => (
      <Row>
        <FilterBar filtered={false} more={fieldsOf(t, '')} onClear={nothing}>
          <Priority t={t} value="" />
        </FilterBar>
      </Row>
    ),
    'all are set': t => (
      <Row>
        <FilterBar filtered moreFiltered more={fieldsOf(t, '田中')} onClear={nothing}>
          <Priority t={t} value="high" />
        </FilterBar>
      </Row>
    )
  },
  'filter-field.tsx': { plain: t => <FilterField label={t('common.term.user')} value="" onPick={nothing} /> },
  'filter-select.tsx': { all: t => <Priority t={t} value="" />, one: t => <Priority t={t} value="high" /> },
  'range-choice.tsx': {
    'a preset': () => <RangeChoice of={filters(undefined)} initial="8h" />,
    'a custom range': () => <RangeChoice of={filters(CUSTOM)} />,
    'around a mark': () => <RangeChoice of={filters(CUSTOM, CUSTOM)} />,
    'an invalid link': () => <RangeChoice of={filters(undefined, undefined, true)} initial="8h" />
  },
  'range-dialog.tsx': {
    plain: () => <RangeDialog createForm={rangeForm('2026/11/20 00:00:00')} onClose={nothing} />,
    invalid: () => <RangeDialog createForm={invalidRange} onClose={nothing} />
  },
  'range-field.tsx': {
    all: () => <RangeField offersAll value={undefined} onPick={nothing} onCustom={nothing} />,
    custom: () => <RangeField value={CUSTOM} onPick={nothing} onCustom={nothing} />
  }
}
