import { TextField, type TextFieldProps } from './text-field'

export function Ipv4Field<V extends object>(props: TextFieldProps<V>) {
  return <TextField<V> {...props} inputMode="decimal" />
}
