import { useText } from '../../lib/text/use-text'
import { type Option, SelectField } from '../form/select-field'

interface FilterSelectProps<T extends string> {
  label: string
  /** Empty for all. */
  value: T | ''
  options: readonly Option<T>[]
  onPick: (value: T | '') => void
}

/** A list whose label is in it, as long as it limits nothing. */
export function FilterSelect<T extends string>({ label, value, options, onPick }: FilterSelectProps<T>) {
  const { t } = useText()
  const all: Option<T | ''> = { value: '', text: t('common.labelled', { label, value: t('common.term.all') }) }
  return <SelectField label={label} bare value={value} options={[all, ...options]} onPick={onPick} />
}
