import { formatBytes } from '../../lib/text/measures'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { Meter } from '../../ui/status/meter'
import { StatusBadge } from '../../ui/status/status-badge'
import styles from './dashboard.module.css'
import { Figure } from './figure'
import { type HourHistory, LastHour } from './last-hour'
import { OptionalValue } from './optional-value'
import { type Thresholds, type Usage, usageReading } from './usage'

interface Props {
  title: string
  /** Accessible name of the meter. */
  label: string
  usage: Usage | null | undefined
  thresholds: Thresholds
  history: HourHistory | null | undefined
  daysLeft?: number | undefined
}

export function UsageCard({ title, label, usage, thresholds, history, daysLeft }: Props) {
  const { t } = useText()
  return (
    <Card title={title}>
      <OptionalValue value={usage}>
        {present => <UsageState label={label} usage={present} thresholds={thresholds} />}
      </OptionalValue>
      {history !== undefined && <LastHour title={label} history={history} />}
      {daysLeft !== undefined && <p className={styles.note}>{t('dashboard.daysUntilFull', { count: daysLeft })}</p>}
    </Card>
  )
}

function UsageState({ label, usage, thresholds }: { label: string; usage: Usage; thresholds: Thresholds }) {
  const { t } = useText()
  const { warnAt, badAt = 101 } = thresholds
  return (
    <OptionalValue value={usageReading(usage, thresholds)}>
      {({ percent, tone }) => (
        <>
          <p className={styles.figures}>
            <Figure unit="%">{String(percent)}</Figure>
            {tone !== 'ok' && (
              <StatusBadge tone={tone}>{t(tone === 'bad' ? 'dashboard.almostFull' : 'dashboard.high')}</StatusBadge>
            )}
          </p>
          <Meter label={label} percent={percent} warnAt={warnAt} badAt={badAt} />
          <p className={styles.ends}>
            <span>{t('dashboard.used', { size: formatBytes(usage.used_bytes) })}</span>
            <span>{formatBytes(usage.total_bytes)}</span>
          </p>
        </>
      )}
    </OptionalValue>
  )
}
