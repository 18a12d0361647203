import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import type { IdentifiedBy } from '../../api/system-info'
import { lastKnown } from '../../lib/remote/last-known'
import { useAction } from '../../lib/remote/use-action'
import { useText } from '../../lib/text/use-text'
import { $device } from '../../stores/device'
import { Card } from '../../ui/card/card'
import { Button } from '../../ui/page/button'
import { FailureBanner } from '../../ui/status/failure-banner'
import { StatusBadge } from '../../ui/status/status-badge'
import { IdentifyDialog } from './identify-dialog'
import type { SystemInfoModel } from './model'
import { RestartDialog } from './restart-dialog'
import styles from './system-info.module.css'

export function ServiceCard({ model }: { model: SystemInfoModel }) {
  const { t } = useText()
  const { led } = useStore($device)
  const shown = useStore(model.$identity)
  const by = lastKnown(shown)?.identify_by ?? (led ? 'led' : undefined)
  const [open, setOpen] = useState<'restart' | 'identify'>()
  const close = () => setOpen(undefined)
  return (
    <Card title={t('systemInfo.service')}>
      <div>
        <BundleAction model={model} />
        {by && (
          <div className={styles.action}>
            <div className={styles.text}>
              <strong>{t('systemInfo.identify')}</strong>
              <p className={styles.note}>{t(`systemInfo.identify.${by}.hint`)}</p>
              <SecondsLeft seconds={shown.status === 'ready' ? shown.data.identify_seconds_left : 0} by={by} />
            </div>
            <Button asks onClick={() => setOpen('identify')}>
              {t(`systemInfo.identify.${by}.start`)}
            </Button>
          </div>
        )}
        <div className={styles.action}>
          <div className={styles.text}>
            <strong>{t('common.action.restart')}</strong>
            <PendingRestart model={model} />
            <p className={styles.note}>{t('systemInfo.restart.hint')}</p>
          </div>
          <Button kind="danger" asks onClick={() => setOpen('restart')}>
            {t('systemInfo.restart.verb')}
          </Button>
        </div>
      </div>
      {open === 'restart' && <RestartDialog model={model} onClose={close} />}
      {open === 'identify' && by && <IdentifyDialog model={model} by={by} onClose={close} />}
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

function SecondsLeft({ seconds, by }: { seconds: number; by: IdentifiedBy }) {
  const { t } = useText()
  return seconds > 0 ? <StatusBadge tone="info">{t(`systemInfo.identify.${by}.left`, { seconds })}</StatusBadge> : null
}

function PendingRestart({ model }: { model: SystemInfoModel }) {
  const { t } = useText()
  const shown = useStore(model.$identity)
  if (shown.status !== 'ready' || !shown.data.restart_needed) return null
  return <p>{t('systemInfo.restart.pendingHint')}</p>
}
