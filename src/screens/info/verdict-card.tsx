import { useStore } from '@nanostores/preact'
import type { Health } from '../../api/health'
import { $i18n } from '../../lib/text/i18n'
import type { MessageKey } from '../../lib/text/message'
import { Card } from '../../ui/page/card'
import { Icon, type IconName } from '../../ui/page/icon'
import styles from './info.module.css'
import type { Verdict } from './verdict'

const LOOKS: Record<Verdict, { icon: IconName; text: MessageKey }> = {
  good: { icon: 'check', text: 'info.verdict.good' },
  attention: { icon: 'alert', text: 'info.verdict.attention' },
  fault: { icon: 'alert', text: 'info.verdict.fault' },
  unknown: { icon: 'info', text: 'info.verdict.unknown' }
}

interface Props {
  health: Health
  verdict: Verdict
  waiting: number
}

/** One calm line for all of it. */
export function VerdictCard({ health, verdict, waiting }: Props) {
  const { t, plural } = useStore($i18n)
  const { icon, text } = LOOKS[verdict]
  const silent = health.subsystems.filter(({ state }) => state === 'unknown').length
  return (
    <Card>
      <div className={styles.verdict} data-verdict={verdict} role="status">
        <span className={styles.sign}>
          <Icon name={icon} size={28} />
        </span>
        <div className={styles.words}>
          <strong className={styles.word}>{t(text)}</strong>
          <p className={styles.note}>
            {waiting > 0 ? plural('info.waiting', waiting) : t('info.waiting.none')}
            {silent > 0 && ` ${plural('info.silent', silent)}`}
          </p>
        </div>
      </div>
    </Card>
  )
}
