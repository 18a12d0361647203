import { useId } from 'react'
import type { Children } from '../page/children'
import { Icon } from '../page/icon'
import textStyles from '../page/text.module.css'
import styles from './summary-row.module.css'

/** What there is to set, in rows as wide as their card. */
export function SummaryRows({ children }: { children: Children }) {
  return <ul>{children}</ul>
}

interface Props {
  title: string
  /** What it is for. */
  text: string
  /** Opens its settings; left out where this user may not change them. */
  onOpen?: (() => void) | undefined
  /** Beside its value. */
  action?: Children
  /** Its state or value. */
  children?: Children
}

/** A row that opens its settings wherever it is pressed, except on its own controls. */
export function SummaryRow({ title, text, onOpen, action, children }: Props) {
  const id = useId()
  return (
    <li className={styles.row} data-opens={onOpen && true} aria-labelledby={id}>
      {onOpen && (
        <button
          type="button"
          className={styles.opener}
          aria-labelledby={id}
          aria-describedby={`${id}-facts`}
          onClick={onOpen}
        />
      )}
      <div className={styles.name}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        <p className={textStyles.note}>{text}</p>
      </div>
      <div id={`${id}-facts`} className={styles.facts}>
        {children}
      </div>
      {action}
      {onOpen && <Icon name="chevron-right" size={18} />}
    </li>
  )
}
