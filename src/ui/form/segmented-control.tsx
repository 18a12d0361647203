import { type ChoiceFieldProps, RadioField } from './radio-field'

/** A few choices side by side, of which one holds. */
export function SegmentedControl<V extends object, T extends string>(props: ChoiceFieldProps<V, T>) {
  return <RadioField<V, T> {...props} segmented />
}
