import { useStore } from '@nanostores/preact'
import { useText } from '../../../lib/text/use-text'
import { VisuallyHidden } from '../../../ui/page/visually-hidden'
import { LineSwatch } from '../channels/line-swatch'
import type { DataLogModel } from '../model'
import { valueText } from '../texts'
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
    <ul className={styles.legend} aria-label={t('dataLog.channels.shown')}>
      {listed.map(({ line, value, earlier }) => (
        <li key={line.id} className={styles.item}>
          <label className={styles.label}>
            <input
              type="checkbox"
              className={styles.tick}
              data-unprinted
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
  )
}
