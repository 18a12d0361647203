import styles from './control.module.css'
import { Field, type FieldTexts } from './field'
import code from './text-area-field.module.css'
import { type FieldSource, useField } from './use-field'

export type TextAreaFieldProps<V extends object> = FieldTexts & FieldSource<V, string>

/** A text of several lines in the font of code. */
export function TextAreaField<V extends object>(props: TextAreaFieldProps<V>) {
  const { value, error, disabled, pick } = useField<V, string>(props)
  return (
    <Field texts={props} error={error}>
      {control => (
        <textarea
          {...control}
          className={`${styles.control} ${code.code}`}
          name={props.name}
          rows={8}
          value={value}
          disabled={disabled}
          autoComplete="off"
          spellcheck={false}
          onInput={event => pick(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}
