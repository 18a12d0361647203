import type { Children } from '../page/children'
import styles from './field-group.module.css'

interface Props {
  title: string
  hint?: string
  children: Children
}

/** Fields that belong together under one title, such as a list of check boxes. */
export function FieldGroup({ title, hint, children }: Props) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </fieldset>
  )
}
