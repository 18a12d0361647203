import { useStore } from '@nanostores/preact'
import { formatNumber } from '../../../lib/text/format'
import { useText } from '../../../lib/text/use-text'
import { VisuallyHidden } from '../../../ui/page/visually-hidden'
import { LineSwatch } from '../channels/line-swatch'
import type { DataLogModel } from '../model'
import { timeIn, valueText } from '../texts'
import { recordAt } from './extent'
import styles from './legend.module.css'

/** Up to this many channels are all listed, hidden ones too; of more channels only those that are shown. */
const LIST_ALL_UP_TO = 10

export function Legend({ model }: { model: DataLogModel }) {
  const { t } = useText()
  const shown = useStore(model.$shown)
  const record = useStore(model.$legendRecord)
  const compared = useStore(model.comparison.$compared)
  const comparison = useStore(model.comparison.$comparison)
  if (!shown) return null
  const { lines } = shown
  const time = record?.series.times[record.index]
  const comparedIndex = compared && time !== undefined ? recordAt(compared, time) : undefined
  const listed = lines
    .map((line, column) => ({
      line,
      value: record?.series.columns[column]?.[record.index],
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
  const { records, trend, extent } = useStore(model.$shown) ?? {}
  const visible = useStore(model.$visibleCount)
  if (!records || !trend || !extent) return null
  const { total } = records
  const count =
    visible === undefined || visible === total
      ? t('common.term.records', { count: total })
      : t('dataLog.count', { shown: formatNumber(visible), total: formatNumber(total) })
  const reduced = trend.recordsPerPoint > 1 && t('dataLog.points', { count: trend.recordsPerPoint })
  return <span>{[count, reduced, time !== undefined && timeIn(extent, time)].filter(Boolean).join(' · ')}</span>
}
