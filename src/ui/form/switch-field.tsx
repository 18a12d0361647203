import { CheckField, type CheckFieldProps } from './check-field'

export function SwitchField<V extends object>(props: CheckFieldProps<V>) {
  return <CheckField<V> {...props} role="switch" />
}
