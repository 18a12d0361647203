import styles from './control.module.css'
import { Field, type FieldTexts } from './field'
import { type FieldSource, useField } from './use-field'

export interface TextAreaSettings {
  rows?: number
  placeholder?: string
  maxLength?: number
  readOnly?: boolean
}

export function TextAreaField<V extends object>(props: FieldTexts & TextAreaSettings & FieldSource<V, string>) {
  const { name, rows = 4 } = props
  const { value, error, disabled, pick } = useField<V, string>(props)
  return (
    <Field texts={props} error={error}>
      {control => (
        <textarea
          {...control}
          className={`${styles.control} ${styles.area}`}
          name={name}
          rows={rows}
          value={value}
          placeholder={props.placeholder}
          maxLength={props.maxLength}
          readOnly={props.readOnly}
          spellcheck={false}
          disabled={disabled}
          onInput={event => pick(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}
