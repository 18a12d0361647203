import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import { $i18n } from '../../lib/text/i18n'
import { FilterField } from '../../ui/form/filter-field'
import { HIGHEST_CATEGORY, parseCategories } from './filters'

interface CategoryFieldProps {
  value: readonly number[]
  onPick: (categories: number[]) => void
}

/** Keeps what is typed as long as it means the same as the filter, or nothing. */
export function CategoryField({ value, onPick }: CategoryFieldProps) {
  const { t } = useStore($i18n)
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
