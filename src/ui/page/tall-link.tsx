import { Link } from 'wouter'
import type { Children } from './children'
import styles from './tall-link.module.css'

interface Props {
  href: string
  children: Children
  'data-unprinted'?: true
}

/** A link to another screen, as high as a button, so that a finger meets it. */
export function TallLink(props: Props) {
  return <Link {...props} className={styles.link} />
}
