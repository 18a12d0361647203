import styles from './control.module.css'
import { Field, type FieldTexts } from './field'
import { type FieldSource, useField } from './use-field'

export interface Option<T extends string> {
  value: T
  text: string
  disabled?: boolean
  /** Of a check box. */
  hint?: string
}

export type SelectFieldProps<V extends object, T extends string> = FieldTexts & {
  options: readonly Option<T>[]
  /** As wide as its longest option. */
  fitted?: boolean
} & FieldSource<V, T>

export function SelectField<V extends object, T extends string>(props: SelectFieldProps<V, T>) {
  const { name, options, fitted } = props
  const { value, error, disabled, pick } = useField<V, T>(props)
  const known = options.some(option => option.value === value)
  const choose = (text: string) => {
    const chosen = options.find(option => option.value === text)
    if (chosen) pick(chosen.value)
  }
  return (
    <Field texts={props} error={error} fitted={fitted}>
      {control => (
        <select
          {...control}
          className={styles.control}
          name={name}
          value={value}
          disabled={disabled}
          onChange={event => choose(event.currentTarget.value)}
        >
          {!known && <option value={value}>{value}</option>}
          {options.map(option => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
