import type { Children } from '../page/children'
import styles from './field-notes.module.css'

export interface Notes {
  error?: string | undefined
  hint?: Children
}

export function FieldNotes({ id, error, hint }: Notes & { id: string }) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </>
  )
}

/** ARIA attributes that associate a control with its error and hint. */
export function noteAttributes(id: string, { error, hint }: Notes) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean)
  return {
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined
  }
}
