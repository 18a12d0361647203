import type { DataLog } from '../../api/data-log'
import { formatBytes } from '../../lib/text/measures'
import { useText } from '../../lib/text/use-text'
import type { Range } from '../../lib/time-range/range'
import { windowTexts } from '../../lib/time-range/window-texts'
import { Button } from '../../ui/page/button'
import styles from './toolbar.module.css'

interface LogFactsProps {
  log: DataLog
  range: Range
  onRange: () => void
}

export function LogFacts({ log, range, onRange }: LogFactsProps) {
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
      {typeof range !== 'string' && (
        <Button kind="quiet" icon="calendar" onClick={onRange}>
          {t('range.shown', windowTexts(range))}
        </Button>
      )}
    </div>
  )
}
