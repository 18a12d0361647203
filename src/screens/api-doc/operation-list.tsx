import { Link } from 'wouter'
import styles from './api-doc.module.css'
import type { Operation } from './documentation'
import { pageAddress } from './model'

interface Props {
  operations: readonly Operation[]
  /** The page that is shown. */
  current?: string
}

/** Links to operations. */
export function OperationList({ operations, current }: Props) {
  return (
    <ul className={styles.list}>
      {operations.map(({ id, method, summary }) => (
        <li key={id}>
          <Link className={styles.link} href={pageAddress(id)} aria-current={id === current ? 'page' : undefined}>
            <code className={styles.method} data-method={method}>
              {method.toUpperCase()}
            </code>
            <span lang="en">{summary}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
