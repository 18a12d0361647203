import type { MiscServices } from '../../../api/misc'
import { useText } from '../../../lib/text/use-text'
import { StatusBadge } from '../../../ui/status/status-badge'

export function RebootFacts({ plan: { next, held } }: { plan: MiscServices['reboot'] }) {
  const { t } = useText()
  return (
    <div role="status">
      {next === null ? (
        <StatusBadge tone="plain">{t('misc.reboot.none')}</StatusBadge>
      ) : (
        <StatusBadge tone={held ? 'warn' : 'plain'}>
          {held ? t('misc.reboot.held') : t('misc.reboot.next', { time: next })}
        </StatusBadge>
      )}
    </div>
  )
}
