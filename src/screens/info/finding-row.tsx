import { useStore } from '@nanostores/preact'
import { Link } from 'wouter'
import type { HealthFinding } from '../../api/health'
import { useAction } from '../../lib/remote/use-action'
import { useText } from '../../lib/text/use-text'
import { $session } from '../../session/session'
import { openDialog } from '../../stores/dialogs'
import { type Remedy, remedyFor, type Viewer } from '../../stores/finding-remedies'
import { findingText } from '../../stores/finding-texts'
import { Button } from '../../ui/page/button'
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
        <RemedyLink remedy={remedyFor(finding, viewer)} />
      </span>
    </li>
  )
}

function RemedyLink({ remedy }: { remedy: Remedy }) {
  const { t } = useText()
  if (remedy.kind === 'own-password')
    return <Button onClick={() => openDialog('change-password')}>{t('common.term.changePassword')}</Button>
  if (remedy.kind === 'clock') return <Button onClick={() => openDialog('clock')}>{t('info.setClock')}</Button>
  if (remedy.kind === 'none') return null
  return (
    <Link href={remedy.link.path} className={styles.link}>
      {t('info.open', { screen: t(remedy.link.text) })}
    </Link>
  )
}
