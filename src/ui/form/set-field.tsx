import { Columns } from '../card/columns'
import { CheckField } from './check-field'
import styles from './check-field.module.css'
import { Field, type FieldTexts } from './field'
import type { Option } from './select-field'

type Chosen = readonly string[]

export interface SetFieldProps extends FieldTexts {
  name?: string
  value: Chosen
  options: readonly Option<string>[]
  error: string | undefined
  disabled: boolean
  /** Called with how to change what is chosen at that moment. */
  onPick(change: (chosen: Chosen) => Chosen): void
}

/** A check box for each option; what is chosen keeps the order of the options. */
export function SetField({ name, value: chosen, options, error, disabled, onPick, ...texts }: SetFieldProps) {
  const order = options.map(({ value }) => value)
  const changeOf = (option: string, wanted: boolean) => (before: Chosen) => {
    const others = before.filter(other => other !== option)
    return (wanted ? [...others, option] : others).sort((one, other) => order.indexOf(one) - order.indexOf(other))
  }
  return (
    <Field group texts={texts} error={error}>
      {({ 'aria-required': _, ...control }, labelId) => (
        <div {...control} className={styles.set} role="group" data-field={name} aria-labelledby={labelId} tabIndex={-1}>
          <Columns least={144}>
            {options.map(({ value, text, hint, disabled: fixed }) => (
              <CheckField
                key={value}
                label={text}
                hint={hint}
                value={chosen.includes(value)}
                disabled={disabled || fixed}
                onPick={wanted => onPick(changeOf(value, wanted))}
              />
            ))}
          </Columns>
        </div>
      )}
    </Field>
  )
}
