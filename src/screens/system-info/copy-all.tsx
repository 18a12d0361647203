import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import type { SystemIdentity } from '../../api/system-info'
import { copyText } from '../../lib/browser/clipboard'
import { lastKnown } from '../../lib/remote/last-known'
import { useText } from '../../lib/text/use-text'
import { complain, notify } from '../../stores/notices'
import { ActionsMenu } from '../../ui/dialog/actions-menu'
import { Button } from '../../ui/page/button'
import { StatusBadge } from '../../ui/status/status-badge'
import { isPartial, plainReport } from './facts'
import type { SystemInfoModel } from './model'
import { RestartDialog } from './restart-dialog'
import styles from './system-info.module.css'
import { useSections } from './use-sections'

/** Shown next to the title: what is missing, a restart that is pending, and the button that copies everything. */
export function CopyAll({ model }: { model: SystemInfoModel }) {
  const identity = lastKnown(useStore(model.$identity))
  return identity ? <Tools model={model} identity={identity} /> : null
}

function Tools({ model, identity }: { model: SystemInfoModel; identity: SystemIdentity }) {
  const { t } = useText()
  const [restarting, setRestarting] = useState(false)
  const { sections, licences } = useSections(identity)
  return (
    <div className={styles.tools}>
      {isPartial(identity) && <StatusBadge tone="warn">{t('common.term.partial')}</StatusBadge>}
      {identity.restart_needed && (
        <>
          <StatusBadge tone="warn">{t('systemInfo.restart.pending')}</StatusBadge>
          <Button kind="danger" asks onClick={() => setRestarting(true)}>
            {t('systemInfo.restart.verb')}
          </Button>
        </>
      )}
      <ActionsMenu
        buttons={[
          {
            id: 'copy',
            text: t('systemInfo.copyAll'),
            icon: 'copy',
            onPick: () => void copy(plainReport([...sections, licences]))
          }
        ]}
      />
      {restarting && <RestartDialog model={model} onClose={() => setRestarting(false)} />}
    </div>
  )
}

async function copy(text: string): Promise<void> {
  if (await copyText(text)) notify('common.copied')
  else complain('common.copyFailed')
}
