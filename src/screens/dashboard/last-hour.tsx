import { useStore } from '@nanostores/preact'
import { $i18n } from '../../lib/text/i18n'
import { Spark } from '../../ui/status/spark'
import styles from './dashboard.module.css'
import { rangeOf } from './usage'

const MIN_SPAN_PERCENT = 10

interface Props {
  title: string
  history: readonly (number | null)[] | null
}

export function LastHour({ title, history }: Props) {
  const { t } = useStore($i18n)
  const range = history && rangeOf(history)
  if (!history || !range) return <p className={styles.caption}>{t('dashboard.lastHour.missing')}</p>
  return (
    <div className={styles.hour}>
      <Spark label={t('dashboard.lastHour.label', { title })} values={history} minSpan={MIN_SPAN_PERCENT} />
      <p className={styles.caption}>
        {range.low === range.high ? t('dashboard.lastHour.steady', range) : t('dashboard.lastHour', range)}
      </p>
    </div>
  )
}
