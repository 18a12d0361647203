import { useId } from 'react'
import type { Children } from '../page/children'
import styles from './check-field.module.css'
import { FieldNotes, noteAttributes } from './field-notes'
import { type FieldSource, useField } from './use-field'

export interface CheckTexts {
  label: Children
  hint?: Children
}

export type CheckFieldProps<V extends object> = CheckTexts & FieldSource<V, boolean>

export function CheckField<V extends object>(props: CheckFieldProps<V> & { role?: 'switch' }) {
  const { label, hint, name, role } = props
  const { value, error, disabled, pick } = useField<V, boolean>(props)
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label}>
        <input
          className={styles.box}
          type="checkbox"
          role={role}
          name={name}
          checked={value}
          disabled={disabled}
          {...noteAttributes(id, { error, hint })}
          onChange={event => pick(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      <div className={styles.notes} data-role={role}>
        <FieldNotes id={id} error={error} hint={hint} />
      </div>
    </div>
  )
}
