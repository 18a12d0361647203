import { type ChoiceFieldProps, RadioField } from './radio-field'

/** Radio buttons side by side, for a few short options. */
export function SegmentedControl<V extends object, T extends string>(props: ChoiceFieldProps<V, T>) {
  return <RadioField<V, T> {...props} segmented />
}
