import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import { useAction } from '../../lib/remote/use-action'
import { useText } from '../../lib/text/use-text'
import { $device } from '../../stores/device'
import { Button } from '../../ui/page/button'
import { Card } from '../../ui/page/card'
import { FailureBanner } from '../../ui/status/failure-banner'
import { StatusBadge } from '../../ui/status/status-badge'
import { IdentifyDialog } from './identify-dialog'
import type { SystemInfoModel } from './model'
import { RestartDialog } from './restart-dialog'
import styles from './system-info.module.css'

export function ServiceCard({ model }: { model: SystemInfoModel }) {
  const { t } = useText()
  const { led } = useStore($device)
  const [open, setOpen] = useState<'restart' | 'identify'>()
  const close = () => setOpen(undefined)
  return (
    <Card title={t('systemInfo.service')}>
      <div>
        <BundleAction model={model} />
        {led && (
          <div className={styles.action}>
            <div className={styles.text}>
              <strong>{t('systemInfo.identify')}</strong>
              <p className={styles.note}>{t('systemInfo.identify.hint')}</p>
              <Blinking model={model} />
            </div>
            <Button onClick={() => setOpen('identify')}>{t('systemInfo.identify.start')}</Button>
          </div>
        )}
        <div className={styles.action}>
          <div className={styles.text}>
            <strong>{t('common.action.restart')}</strong>
            <PendingRestart model={model} />
            <p className={styles.note}>{t('systemInfo.restart.hint')}</p>
          </div>
          <Button kind="danger" onClick={() => setOpen('restart')}>
            {t('systemInfo.restart.open')}
          </Button>
        </div>
      </div>
      {open === 'restart' && <RestartDialog model={model} onClose={close} />}
      {open === 'identify' && <IdentifyDialog model={model} onClose={close} />}
    </Card>
  )
}

function BundleAction({ model }: { model: SystemInfoModel }) {
  const { t } = useText()
  const { busy, failure, run } = useAction(model.downloadBundle, 'in place')
  return (
    <div className={styles.action}>
      <div className={styles.text}>
        <strong>{t('systemInfo.bundle')}</strong>
        <p className={styles.note}>{t('systemInfo.bundle.hint')}</p>
        {failure && <FailureBanner error={failure} />}
      </div>
      <Button busy={busy} onClick={run}>
        {t('common.term.download')}
      </Button>
    </div>
  )
}

function Blinking({ model }: { model: SystemInfoModel }) {
  const { t } = useText()
  const shown = useStore(model.$identity)
  const seconds = shown.status === 'ready' ? shown.data.identify_seconds_left : 0
  return seconds > 0 ? <StatusBadge tone="info">{t('systemInfo.identify.left', { seconds })}</StatusBadge> : null
}

function PendingRestart({ model }: { model: SystemInfoModel }) {
  const { t } = useText()
  const shown = useStore(model.$identity)
  if (shown.status !== 'ready' || !shown.data.restart_needed) return null
  return <p>{t('systemInfo.restart.pendingHint')}</p>
}
