import { useStore } from '@nanostores/preact'
import { $i18n } from '../lib/i18n'
import { $hmiName } from '../stores/hmi-name'
import { Banner } from '../ui/banner'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import styles from './dialog-text.module.css'
import { PanelLink } from './panel-link'
import type { ChangeCourse, ChangeStage } from './pending-change'

interface Props {
  course: ChangeCourse
  stage: Extract<ChangeStage, { status: 'ended' }>
}

const TONES = { kept: 'ok', 'taken-back': 'bad', moved: 'warn' } as const
const WORDS = { kept: 'kept', 'taken-back': 'takenBack', moved: 'moved' } as const

/** What became of the change, as far as this page can know. */
export function ChangeOutcome({ course, stage }: Props) {
  const { t } = useStore($i18n)
  const name = useStore($hmiName)
  const { outcome, pending } = stage
  const { addresses } = pending
  const elsewhere = addresses.includes(location.hostname) ? [] : addresses.length > 0 ? addresses : [name]
  const words = WORDS[outcome]
  const leftHere = outcome === 'kept' && course.unchecked() && elsewhere.length > 0
  return (
    <Dialog
      title={t(`pendingChangeDialog.${words}.title`)}
      onCancel={course.close}
      actions={
        <Button kind="primary" onClick={course.close}>
          {t('common.close')}
        </Button>
      }
    >
      <Banner tone={TONES[outcome]} role={outcome === 'kept' ? 'status' : 'alert'}>
        {t(leftHere ? 'pendingChangeDialog.kept.there' : `pendingChangeDialog.${words}.text`)}
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
