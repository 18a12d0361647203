import { useStore } from '@nanostores/preact'
import { $i18n } from '../lib/i18n'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { ChangeLines } from './change-lines'
import styles from './dialog-text.module.css'
import type { ChangeCourse } from './pending-change'

interface Props {
  course: ChangeCourse
  saving: boolean
  onKeep: () => void
}

/** What will change, before anything is sent. */
export function ChangeQuestion({ course, saving, onKeep }: Props) {
  const { t } = useStore($i18n)
  const { change, apply, close } = course
  return (
    <Dialog
      wide
      title={t('pendingChangeDialog.title', { subject: change.subject })}
      onCancel={saving ? undefined : close}
      actions={
        <>
          <Button disabled={saving} onClick={close}>
            {t('common.cancel')}
          </Button>
          {change.addresses && (
            <Button disabled={saving} onClick={onKeep}>
              {t('pendingChangeDialog.unchecked')}
            </Button>
          )}
          <Button kind="primary" busy={saving} onClick={apply}>
            {t('pendingChangeDialog.apply')}
          </Button>
        </>
      }
    >
      <p className={styles.intro}>{t('pendingChangeDialog.text')}</p>
      <ChangeLines place change={change} />
    </Dialog>
  )
}
