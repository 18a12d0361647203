import { useStore } from '@nanostores/preact'
import { $i18n } from '../../lib/text/i18n'
import type { Children } from '../../ui/page/children'
import styles from './dashboard.module.css'

interface Props<T> {
  /** Undefined while it is awaited, null where its source gave nothing. */
  value: T | null | undefined
  children: (value: T) => Children
}

/** Never blank: a value, its place, or the word that it is missing. */
export function Known<T>({ value, children }: Props<T>) {
  const { t } = useStore($i18n)
  if (value === undefined) return <span className={styles.awaited} aria-busy="true" />
  if (value === null) return <span className={styles.missing}>{t('dashboard.notAvailable')}</span>
  return <>{children(value)}</>
}
