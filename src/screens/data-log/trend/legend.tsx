import { useStore } from '@nanostores/preact'
import { useText } from '../../../lib/text/use-text'
import { VisuallyHidden } from '../../../ui/page/visually-hidden'
import { LineSwatch } from '../channels/line-swatch'
import type { DataLogModel } from '../model'
import { timeOfDay, valueText } from '../texts'
import { recordAt } from './extent'
import styles from './legend.module.css'

/** Up to this many channels are all listed, hidden ones too; of more channels only those that are shown. */
const LIST_ALL_UP_TO = 10

export function Legend({ model }: { model: DataLogModel }) {
  const { t } = useText()
  const shown = useStore(model.$shown)
  const cursor = useStore(model.chartView.$cursor)
  const compared = useStore(model.comparison.$compared)
  const comparison = useStore(model.comparison.$comparison)
  if (!shown) return null
  const { lines } = shown
  // Without a cursor the newest values, which a reduced series does not have.
  const { series } = cursor ? shown.trend : shown.records
  const index = cursor ? recordAt(series, cursor.time) : series.times.length - 1
  const time = series.times[index ?? -1]
  const comparedIndex = compared && time !== undefined ? recordAt(compared, time) : undefined
  const listed = lines
    .map((line, column) => ({
      line,
      value: series.columns[column]?.[index ?? -1],
      earlier: compared?.columns[column]?.[comparedIndex ?? -1]
    }))
    .filter(({ line }) => line.shown || lines.length <= LIST_ALL_UP_TO)
  const twoScales = new Set(lines.flatMap(line => (line.shown ? line.side : []))).size > 1
  return (
    <div className={styles.head}>
      <ul className={styles.legend} aria-label={t('dataLog.channels.shown')}>
        {listed.map(({ line, value, earlier }) => (
          <li key={line.id} className={styles.item}>
            <label className={styles.label}>
              <input
                type="checkbox"
                className={styles.tick}
                style={{ color: `var(${line.colour})` }}
                checked={line.shown}
                onChange={() => model.choice.toggle(line.id)}
              />
              <LineSwatch line={line} />
              <bdi>{line.label}</bdi>
            </label>
            {twoScales && line.shown && line.side === 'right' && (
              <span className={styles.right} title={t('dataLog.channels.right')}>
                <VisuallyHidden>{t('dataLog.channels.right')}</VisuallyHidden>
              </span>
            )}
            <strong className={styles.value}>{line.shown && valueText(value, line.decimals)}</strong>
            {compared && line.shown && (
              <span className={styles.earlier} title={t(`dataLog.compare.${comparison}`)}>
                <VisuallyHidden>{t(`dataLog.compare.${comparison}`)}</VisuallyHidden>
                {valueText(earlier, line.decimals)}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.count}>
        <PointCount model={model} time={time} />
      </p>
    </div>
  )
}

/** The records in the chart, how far they are reduced, and the time of the values in the legend. */
function PointCount({ model, time }: { model: DataLogModel; time: number | undefined }) {
  const { t } = useText()
  const { records, trend } = useStore(model.$shown) ?? {}
  if (!records || !trend) return null
  const count = t('common.term.records', { count: records.total })
  const reduced = trend.recordsPerPoint > 1 && t('dataLog.points', { count: trend.recordsPerPoint })
  return <span>{[count, reduced, time !== undefined && timeOfDay(time)].filter(Boolean).join(' · ')}</span>
}
