import './field-width.css'
import { TextField, type TextFieldProps } from './text-field'

/** Keeps the number as text, so that the rules see what was typed, neither lost nor rounded. */
export function NumberField<V extends object>(props: TextFieldProps<V> & { decimal?: boolean }) {
  return <TextField<V> chars={8} {...props} inputMode={props.decimal ? 'decimal' : 'numeric'} />
}
