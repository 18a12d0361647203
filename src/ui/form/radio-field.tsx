import { useId } from 'react'
import { Field, type FieldTexts } from './field'
import styles from './radio-field.module.css'
import type { Option } from './select-field'
import { type FieldSource, useField } from './use-field'

export type ChoiceFieldProps<V extends object, T extends string> = FieldTexts & {
  options: readonly Option<T>[]
  /** The chosen option was pressed again. */
  onRepeat?: (value: T) => void
} & FieldSource<V, T>

export function RadioField<V extends object, T extends string>(
  props: ChoiceFieldProps<V, T> & { segmented?: boolean }
) {
  const { name, options, segmented, onRepeat } = props
  const { value, error, disabled, pick } = useField<V, T>(props)
  const group = useId()
  return (
    <Field texts={props} error={error} group fitted={segmented || undefined}>
      {(control, labelId) => (
        <div
          {...control}
          role="radiogroup"
          data-field={name}
          className={segmented ? styles.segments : undefined}
          aria-labelledby={labelId}
        >
          {options.map(option => (
            <label key={option.value} className={segmented ? styles.segment : styles.radio}>
              <input
                className={segmented ? styles.covered : styles.dot}
                type="radio"
                name={group}
                value={option.value}
                checked={option.value === value}
                disabled={disabled || option.disabled}
                onChange={() => pick(option.value)}
                onClick={() => option.value === value && onRepeat?.(value)}
              />
              <span>{option.text}</span>
            </label>
          ))}
        </div>
      )}
    </Field>
  )
}
