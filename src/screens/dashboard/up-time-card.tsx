import { upTimeParts } from '../../lib/text/up-time'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import styles from './dashboard.module.css'
import { Figure } from './figure'
import { OptionalValue } from './optional-value'

export function UpTimeCard({ seconds }: { seconds: number | null | undefined }) {
  const { t } = useText()
  return (
    <Card title={t('common.term.uptime')}>
      <OptionalValue value={seconds}>{present => <UpTimeFigures seconds={present} />}</OptionalValue>
    </Card>
  )
}

function UpTimeFigures({ seconds }: { seconds: number }) {
  const { t } = useText()
  const { days, hours, minutes } = upTimeParts(seconds)
  return (
    <p className={styles.figures}>
      <Figure unit={t('units.days')}>{String(days)}</Figure> <Figure unit={t('units.hours')}>{twoDigits(hours)}</Figure>{' '}
      <Figure unit={t('units.minutes')}>{twoDigits(minutes)}</Figure>
    </p>
  )
}

const twoDigits = (value: number) => String(value).padStart(2, '0')
