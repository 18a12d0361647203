import styles from './control.module.css'
import { Field, type FieldTexts } from './field'
import { type FieldSource, useField } from './use-field'

export interface TextSettings {
  inputMode?: 'text' | 'numeric' | 'decimal' | 'url' | 'email' | 'tel' | undefined
  autoComplete?: string
  placeholder?: string
  readOnly?: boolean
  /** The width of the input in characters, where it is not that of its place. */
  chars?: number | undefined
  /** Shown at the end of the input, as in '500 ms'. */
  unit?: string | undefined
  /** Receives the focus when the dialog opens. */
  first?: boolean | undefined
}

export type TextFieldProps<V extends object> = FieldTexts & TextSettings & FieldSource<V, string>

export function TextField<V extends object>(props: TextFieldProps<V>) {
  const { name, inputMode, autoComplete = 'off', chars, unit, first } = props
  const { value, error, disabled, pick } = useField<V, string>(props)
  return (
    <Field texts={props} error={error} fitted={chars}>
      {control => (
        <span className={styles.row} data-unit={unit} style={unit && { '--unit': unit.length }}>
          <input
            {...control}
            className={styles.control}
            type="text"
            name={name}
            value={value}
            inputMode={inputMode}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellcheck={false}
            placeholder={props.placeholder}
            readOnly={props.readOnly}
            disabled={disabled}
            data-first={first}
            onInput={event => pick(event.currentTarget.value)}
          />
          {unit && <span>{unit}</span>}
        </span>
      )}
    </Field>
  )
}
