import { Link } from 'wouter'
import type { Children } from '../../ui/page/children'
import styles from './api-doc.module.css'
import { pageAddress } from './model'

/** Leads to a guide or an operation. */
export function PageLink({ page, children }: { page: string; children: Children }) {
  return (
    <Link className={styles.link} href={pageAddress(page)}>
      {children}
    </Link>
  )
}
