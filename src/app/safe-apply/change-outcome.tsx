import { useStore } from '@nanostores/preact'
import { $i18n } from '../../lib/text/i18n'
import { $hmiName } from '../../stores/hmi-name'
import { Dialog } from '../../ui/dialog/dialog'
import { Banner } from '../../ui/page/banner'
import { Button } from '../../ui/page/button'
import styles from '../dialogs/dialog-text.module.css'
import type { ChangeStage, SafeApplyFlow } from './change-flow'
import { PanelLink } from './panel-link'

interface Props {
  flow: SafeApplyFlow
  stage: Extract<ChangeStage, { status: 'ended' }>
}

const TONES = { kept: 'ok', 'taken-back': 'bad', moved: 'warn' } as const
const WORDS = { kept: 'kept', 'taken-back': 'takenBack', moved: 'moved' } as const

/** What became of the change, as far as this page can know. */
export function ChangeOutcome({ flow, stage }: Props) {
  const { t } = useStore($i18n)
  const name = useStore($hmiName)
  const { outcome, pending } = stage
  const { addresses } = pending
  const elsewhere = addresses.includes(location.hostname) ? [] : addresses.length > 0 ? addresses : [name]
  const words = WORDS[outcome]
  const leftHere = outcome === 'kept' && flow.unchecked() && elsewhere.length > 0
  return (
    <Dialog
      title={t(`safeApplyDialog.${words}.title`)}
      onCancel={flow.close}
      actions={
        <Button kind="primary" onClick={flow.close}>
          {t('common.close')}
        </Button>
      }
    >
      <Banner tone={TONES[outcome]} role={outcome === 'kept' ? 'status' : 'alert'}>
        {t(leftHere ? 'safeApplyDialog.kept.there' : `safeApplyDialog.${words}.text`)}
      </Banner>
      {(outcome === 'moved' || leftHere) && (
        <ul className={styles.links}>
          {elsewhere.filter(Boolean).map(host => (
            <li key={host}>
              <PanelLink host={host} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
