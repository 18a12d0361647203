import { useState } from 'react'
import { useText } from '../../lib/text/use-text'
import { FilterField } from '../../ui/filter/filter-field'
import { HIGHEST_CATEGORY, parseCategories } from './filters'

interface CategoryFieldProps {
  value: readonly number[]
  onPick: (categories: number[]) => void
}

/** Keeps what is typed as long as it means the same as the filter, or nothing. */
export function CategoryField({ value, onPick }: CategoryFieldProps) {
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
