import type { DataLog } from '../../api/data-log'
import { formatBytes } from '../../lib/text/measures'
import { useText } from '../../lib/text/use-text'
import styles from './toolbar.module.css'

export function LogFacts({ log }: { log: DataLog }) {
  const { t } = useText()
  const { mode, interval_seconds, first, last, size_bytes } = log
  const sampled =
    mode === 'time' && interval_seconds !== null
      ? t('dataLog.mode.time', { count: interval_seconds })
      : t('dataLog.mode.trigger')
  return (
    <div className={styles.facts}>
      <span>{sampled}</span>
      <span>{first && last ? t('dataLog.stored', { from: first, to: last }) : t('dataLog.stored.none')}</span>
      <span>{formatBytes(size_bytes)}</span>
    </div>
  )
}
