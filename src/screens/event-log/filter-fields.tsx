import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import { listEventsQuery } from '../../api/generated/limits/event-log'
import type { Translator } from '../../lib/text/i18n'
import { useText } from '../../lib/text/use-text'
import { STATE_TEXTS } from '../../stores/event-text'
import { FilterBar } from '../../ui/filter/filter-bar'
import { FilterField } from '../../ui/filter/filter-field'
import { FilterSelect } from '../../ui/filter/filter-select'
import { $compact } from '../../ui/page/compact'
import {
  ACTIVE,
  FIGURE_TEXTS,
  FIGURES,
  HIGHEST_CATEGORY,
  isFiltered,
  PRIORITIES,
  parseCategories,
  STATES,
  UNACKNOWLEDGED
} from './filters'
import type { EventLogModel } from './model'

interface ListChoice<T extends string> {
  values: readonly T[]
  text: string
}

export function Filters({ of: { $filters, filter, clearFilters } }: { of: EventLogModel['filters'] }) {
  const { t } = useText()
  const filters = useStore($filters)
  const { state, priority, category, text, figure } = filters
  // Where there is no room for its row, the value of the status can be read.
  const compact = useStore($compact)
  const priorityField = (
    <ListField
      label={t('eventLog.priority')}
      value={priority}
      choices={priorityChoices(t)}
      onPick={it => filter({ priority: it })}
    />
  )
  return (
    <FilterBar
      filtered={isFiltered(filters)}
      moreFiltered={category.length > 0 || figure !== '' || (compact && priority.length > 0)}
      onClear={clearFilters}
      more={
        <>
          {compact && priorityField}
          <CategoryField value={category} onPick={it => filter({ category: it }, { replace: true })} />
          {figure && (
            <FilterSelect
              label={t('eventLog.tab.quality')}
              value={figure}
              options={FIGURES.map(value => ({ value, text: t(FIGURE_TEXTS[value]) }))}
              onPick={it => filter({ figure: it })}
            />
          )}
        </>
      }
    >
      <FilterField
        bare
        label={t('common.term.text')}
        maxLength={listEventsQuery.text[1]}
        value={text}
        onPick={it => filter({ text: it }, { replace: true })}
      />
      <ListField
        label={t('common.term.status')}
        value={state}
        choices={stateChoices(t)}
        onPick={it => filter({ state: it })}
      />
      {!compact && priorityField}
    </FilterBar>
  )
}

function stateChoices(t: Translator['t']): ListChoice<(typeof STATES)[number]>[] {
  return [
    { values: UNACKNOWLEDGED, text: t('eventLog.state.waiting') },
    { values: ACTIVE, text: t('eventLog.state.active') },
    ...STATES.map(value => ({ values: [value], text: t(STATE_TEXTS[value]) }))
  ]
}

function priorityChoices(t: Translator['t']): ListChoice<(typeof PRIORITIES)[number]>[] {
  return [
    ...PRIORITIES.map(value => ({ values: [value], text: t(`common.priority.${value}`) })),
    { values: ['high', 'emergency'] as const, text: t('common.priority.urgent') }
  ]
}

interface ListFieldProps<T extends string> {
  label: string
  value: readonly T[]
  choices: readonly ListChoice<T>[]
  onPick: (values: readonly T[]) => void
}

/** Other combinations can come from the address. */
function ListField<T extends string>({ label, value, choices, onPick }: ListFieldProps<T>) {
  return (
    <FilterSelect
      label={label}
      value={value.join()}
      options={choices.map(({ values, text }) => ({ value: values.join(), text }))}
      onPick={picked => onPick(choices.find(({ values }) => values.join() === picked)?.values ?? [])}
    />
  )
}

/** Keeps what is typed as long as it means the same as the filter, or nothing. */
function CategoryField({ value, onPick }: { value: readonly number[]; onPick: (categories: number[]) => void }) {
  const { t } = useText()
  const [typed, setTyped] = useState('')
  const parsed = parseCategories(typed)
  const isCurrent = parsed === undefined || parsed.join() === value.join()
  return (
    <FilterField
      label={t('common.term.category')}
      placeholder={`0–${HIGHEST_CATEGORY}`}
      inputMode="numeric"
      value={isCurrent ? typed : value.join(', ')}
      error={parsed ? undefined : t('eventLog.category.invalid', { most: HIGHEST_CATEGORY })}
      onPick={text => {
        setTyped(text)
        const categories = parseCategories(text)
        if (categories) onPick(categories)
      }}
    />
  )
}
