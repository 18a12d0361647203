import { useStore } from '@nanostores/preact'
import type { HealthFinding } from '../../api/health'
import { useAction } from '../../lib/remote/use-action'
import { useText } from '../../lib/text/use-text'
import { $session } from '../../session/session'
import { remedyControl, remedyFor, type Viewer } from '../../stores/finding-remedies'
import { findingText } from '../../stores/finding-texts'
import { Button } from '../../ui/page/button'
import { RemedyControl } from '../../ui/status/remedy-control'
import { StatusBadge } from '../../ui/status/status-badge'
import styles from './info.module.css'
import type { InfoModel } from './model'
import { SEVERITIES } from './texts'

const NOBODY: Viewer = { roles: [], actions: [], passwordIsFactory: false }

export function FindingRow({ model, finding }: { model: InfoModel; finding: HealthFinding }) {
  const { t } = useText()
  const session = useStore($session)
  const acknowledge = useAction(() => model.acknowledge(finding.id))
  const viewer = session.status === 'signed-in' ? session.user : NOBODY
  const { tone, text } = SEVERITIES[finding.severity]
  return (
    <li className={styles.finding}>
      <span className={styles.severity}>
        <StatusBadge tone={tone}>{t(text)}</StatusBadge>
      </span>
      <span className={styles.text}>{t(findingText(finding))}</span>
      <span className={styles.actions}>
        {finding.severity === 'hint' && !finding.acknowledged && (
          <Button kind="quiet" busy={acknowledge.busy} onClick={acknowledge.run}>
            {t('common.action.acknowledge')}
          </Button>
        )}
        <RemedyControl of={remedyControl(remedyFor(finding, viewer))} />
      </span>
    </li>
  )
}
