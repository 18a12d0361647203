import { useText } from '../../lib/text/use-text'
import styles from './skeleton.module.css'
import { VisuallyHidden } from './visually-hidden'

/** Placeholder bars for values that are still loading. */
export function Skeleton({ lines = 4 }: { lines?: number }) {
  const { t } = useText()
  return (
    <div className={styles.skeleton} aria-busy="true">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={styles.bar} />
      ))}
    </div>
  )
}
