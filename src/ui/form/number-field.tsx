import { TextField, type TextFieldProps } from './text-field'

/** A figure as text: nothing that was typed is lost or rounded before the rules have seen it. */
export function NumberField<V extends object>(props: TextFieldProps<V> & { decimal?: boolean }) {
  return <TextField<V> {...props} inputMode={props.decimal ? 'decimal' : 'numeric'} />
}
