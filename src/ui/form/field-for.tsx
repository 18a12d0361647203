import { useStore } from '@nanostores/preact'
import type { FieldView } from '../../lib/form/field-table'
import { type Field, fieldsOf } from '../../lib/form/fields'
import type { FormPart } from '../../lib/form/form'
import { tooLong } from '../../lib/form/too-long'
import { useText } from '../../lib/text/use-text'
import type { Children } from '../page/children'
import './field-width.css'
import { CheckField } from './check-field'
import { PasswordField } from './password-field'
import { RadioField } from './radio-field'
import { type Option, SelectField } from './select-field'
import { SetField, type SetFieldProps } from './set-field'
import { TextField } from './text-field'
import { useField } from './use-field'

interface Props<V extends object> {
  of: FormPart<V>
  name: Field<V>
  /** In place of those of the table, where they depend on the panel. */
  options?: readonly Option<string>[]
  /** In place of that of the table. */
  hint?: Children
  disabled?: boolean
  first?: boolean
}

const INPUT_MODES: { readonly [C in FieldView<never>['control']]?: 'email' | 'decimal' | 'numeric' } = {
  email: 'email',
  decimal: 'decimal',
  numeric: 'numeric'
}

/** What is typed or pasted beyond the limit of these is not cut, but shown with an error at once. */
const LIMITED_TEXTS: ReadonlySet<FieldView<never>['control']> = new Set(['text', 'email', 'secret'])

/** The control of a field, as the form's table describes it; nothing where the field does not apply. */
export function FieldFor<V extends object>(props: Props<V>) {
  const { of: form, name } = props
  const view = form.fields[name]
  const values = useStore(form.$values)
  const applies = view?.applies?.(values) ?? true
  return view && applies ? <Control {...props} view={view} /> : null
}

function Control<V extends object>({ of: form, name, view, ...given }: Props<V> & { view: FieldView<V> }) {
  const { t } = useText()
  const values = useStore(form.$values)
  const [first, last] = view.limit ?? []
  const label = t(view.label)
  const hint = view.hintOf?.(values, name)
  const { value, error, disabled, pick } = useField<V, unknown>({ of: form, name, label, disabled: given.disabled })
  const overlong = LIMITED_TEXTS.has(view.control) ? tooLong(String(value), last) : undefined
  const field = {
    ...{ name, label, error: error ?? (overlong && t(overlong)), disabled, onPick: pick, first: given.first },
    hint: given.hint ?? (hint && t(hint, first === undefined || last === undefined ? {} : { first, last })),
    required: view.isRequired?.(values, name) ?? false
  }
  if (typeof value === 'boolean') return <CheckField {...field} value={value} />
  const options = given.options ?? view.options?.map(option => ({ value: option, text: view.textOf(option, t) }))
  if (Array.isArray(value)) {
    // Only the field of a set has a list.
    const change: SetFieldProps['onPick'] = changed => pick(changed(form.$values.get()[name] as string[]))
    return <SetField {...field} value={value} options={options ?? []} onPick={change} />
  }
  const text = String(value)
  if (options && (view.control === 'radio' || view.control === 'segments'))
    return <RadioField {...field} value={text} options={options} segmented={view.control === 'segments'} />
  if (options) return <SelectField {...field} fitted value={text} options={options} />
  if (view.control === 'secret')
    return <PasswordField {...field} chars={view.chars} value={text} autoComplete="new-password" />
  return (
    <TextField
      {...field}
      value={text}
      chars={view.chars}
      inputMode={INPUT_MODES[view.control]}
      unit={view.unit && t(view.unit)}
      {...(view.placeholder && { placeholder: view.placeholder })}
    />
  )
}

/** The controls of several fields, by default of all, one below the other. */
export function FieldsFor<V extends object>({ of: form, names }: { of: FormPart<V>; names?: readonly Field<V>[] }) {
  return (
    <>
      {(names ?? fieldsOf(form.fields)).map(name => (
        <FieldFor key={name} of={form} name={name} />
      ))}
    </>
  )
}
