import { useText } from '../../lib/text/use-text'
import type { Children } from '../../ui/page/children'
import styles from './dashboard.module.css'

interface Props<T> {
  /** Undefined while it is loading, null when the panel has no value. */
  value: T | null | undefined
  children: (value: T) => Children
}

/** A value, a placeholder while it loads, or 'not available'. */
export function OptionalValue<T>({ value, children }: Props<T>) {
  const { t } = useText()
  if (value === undefined) return <span className={styles.loading} aria-busy="true" />
  if (value === null) return <span className={styles.missing}>{t('common.term.notAvailable')}</span>
  return <>{children(value)}</>
}
