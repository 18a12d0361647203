import type { SystemStatus } from '../../api/status'
import { useText } from '../../lib/text/use-text'
import { DISK, daysLeft, MEMORY } from './usage'
import { UsageCard } from './usage-card'

export function UsageCards({ status }: { status: SystemStatus | undefined }) {
  const { t } = useText()
  const history = (of: 'memory_percent' | 'disk_percent') => {
    const hour = status?.history
    return hour && { values: hour[of], intervalSeconds: hour.interval_seconds, time: status.time }
  }
  return (
    <>
      <UsageCard
        title={t('common.term.memory')}
        label={t('dashboard.memoryUsage')}
        usage={status?.memory}
        thresholds={MEMORY}
        history={history('memory_percent')}
      />
      <UsageCard
        title={t('common.term.disk')}
        label={t('dashboard.diskUsage')}
        usage={status?.disk}
        thresholds={DISK}
        history={history('disk_percent')}
        daysLeft={status && daysLeft(status.disk_days_until_full)}
      />
    </>
  )
}
