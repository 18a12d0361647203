import { useId } from 'react'
import type { Children } from '../page/children'
import styles from './card.module.css'

export interface CardProps {
  children: Children
  title?: string | undefined
  /** Beside the title; announced when it changes. */
  status?: Children
  /** At the end of the title's line; where there is no room for all of them, together on the next one. */
  actions?: Children
  /** Without padding, for a table as wide as the card. */
  flush?: boolean
}

export function Card({ children, title, status, actions, flush }: CardProps) {
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
          {status && (
            <div className={styles.status} role="status">
              {status}
            </div>
          )}
          {actions && (
            <div className={styles.actions} data-print>
              {actions}
            </div>
          )}
        </div>
      )}
      {children}
    </section>
  )
}
