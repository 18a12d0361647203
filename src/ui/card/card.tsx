import { useId } from 'react'
import type { Children } from '../page/children'
import styles from './card.module.css'

export interface CardProps {
  children: Children
  title?: string | undefined
  /** Shown next to the title. */
  actions?: Children
  /** Without padding, for a table as wide as the card. */
  flush?: boolean
}

export function Card({ children, title, actions, flush }: CardProps) {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={title ? id : undefined} data-flush={flush || undefined}>
      {(title || actions) && (
        <div className={styles.head} data-print>
          {title && (
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
          )}
          {actions}
        </div>
      )}
      {children}
    </section>
  )
}
