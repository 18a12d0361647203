import { useId } from 'react'
import type { Children } from '../page/children'
import hidden from '../page/visually-hidden.module.css'
import styles from './field.module.css'
import { FieldNotes, noteAttributes } from './field-notes'

export interface FieldTexts {
  label: string
  hint?: Children
  required?: boolean
  /** Hides the label visually. */
  bare?: boolean
}

export interface ControlAttributes {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  'aria-required': true | undefined
}

export interface FieldProps {
  texts: FieldTexts
  error: string | undefined
  /** The control is a group of inputs, named through `aria-labelledby` rather than `htmlFor`. */
  group?: boolean
  /** The control is as wide as what it holds, or as this number of characters, where there is room. */
  fitted?: boolean | number | undefined
  children: (control: ControlAttributes, labelId: string) => Children
}

export function Field({ texts, error, group, fitted, children }: FieldProps) {
  const { label, hint, required, bare } = texts
  const id = useId()
  const labelId = `${id}-label`
  const control = { id, 'aria-required': required || undefined, ...noteAttributes(id, { error, hint }) }
  return (
    <div className={styles.field} data-fitted={fitted} style={fitted ? { '--chars': String(fitted) } : undefined}>
      <div className={bare ? hidden.hidden : styles.head}>
        {group ? (
          <span id={labelId} className={styles.label}>
            {label}
          </span>
        ) : (
          <label id={labelId} className={styles.label} htmlFor={id}>
            {label}
          </label>
        )}
        {required && <span className={styles.star} aria-hidden="true" />}
      </div>
      {children(control, labelId)}
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  )
}
