import { useText } from '../../lib/text/use-text'
import { Spark } from '../../ui/status/spark'
import styles from './dashboard.module.css'
import { rangeOf, readingTime } from './usage'

const MIN_SPAN_PERCENT = 10

export interface HourHistory {
  values: readonly (number | null)[]
  intervalSeconds: number
  /** Of the last value. */
  time: string
}

interface Props {
  title: string
  history: HourHistory | null
}

export function LastHour({ title, history }: Props) {
  const { t } = useText()
  const range = history && rangeOf(history.values)
  if (!history || !range) return <p className={styles.note}>{t('dashboard.lastHour.missing')}</p>
  const { values, time, intervalSeconds } = history
  const { low, high, highIndex } = range
  const at = readingTime(time, values.length - 1 - highIndex, intervalSeconds)
  return (
    <div className={styles.note}>
      <Spark label={t('dashboard.lastHour.label', { title })} values={values} minSpan={MIN_SPAN_PERCENT} />
      <p>{low === high ? t('dashboard.lastHour.steady', { low }) : t('dashboard.lastHour', { low, high, time: at })}</p>
    </div>
  )
}
