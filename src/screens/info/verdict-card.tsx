import type { Health } from '../../api/health'
import { joinParts } from '../../lib/text/join'
import type { MessageKey } from '../../lib/text/message'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/page/card'
import { Icon, type IconName } from '../../ui/page/icon'
import styles from './info.module.css'
import type { Verdict } from './verdict'

const APPEARANCE: Record<Verdict, { icon: IconName; text: MessageKey }> = {
  good: { icon: 'check', text: 'info.verdict.good' },
  attention: { icon: 'alert', text: 'info.verdict.attention' },
  fault: { icon: 'alert', text: 'common.term.fault' },
  unknown: { icon: 'info', text: 'info.verdict.unknown' }
}

interface Props {
  health: Health
  verdict: Verdict
  openCount: number
}

export function VerdictCard({ health, verdict, openCount }: Props) {
  const { t } = useText()
  const { icon, text } = APPEARANCE[verdict]
  const unresponsive = health.subsystems.filter(({ state }) => state === 'unknown').length
  return (
    <Card>
      <div className={styles.verdict} data-verdict={verdict} role="status">
        <span className={styles.icon}>
          <Icon name={icon} size={28} />
        </span>
        <div className={styles.text}>
          <strong className={styles.headline}>{t(text)}</strong>
          <p className={styles.note}>
            {joinParts([
              openCount > 0 ? t('info.waiting', { count: openCount }) : t('info.waiting.none'),
              ...(unresponsive > 0 ? [t('info.silent', { count: unresponsive })] : [])
            ])}
          </p>
        </div>
      </div>
    </Card>
  )
}
