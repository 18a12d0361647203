import { useModel } from '../../lib/browser/use-model'
import { useText } from '../../lib/text/use-text'
import { createImpact } from '../../stores/impact'
import { Dialog } from '../../ui/dialog/dialog'
import { UnansweredNotice } from '../../ui/form/unanswered-notice'
import { Impact } from '../../ui/impact/impact'
import { Button } from '../../ui/page/button'
import styles from '../dialogs/dialog-text.module.css'
import { ChangeLines } from './change-lines'
import type { SafeApplyFlow } from './safe-apply-flow'

interface Props {
  flow: SafeApplyFlow
  saving: boolean
  /** None where there is nothing to type again. */
  onApplyUnchecked: (() => void) | undefined
}

/** Shows what will change before anything is sent. */
export function ChangeConfirmation({ flow, saving, onApplyUnchecked }: Props) {
  const { t } = useText()
  const { change, apply, stopSaving, close } = flow
  const $impact = useModel(() => createImpact('network'))
  return (
    <Dialog
      wide
      title={t('safeApplyDialog.title', { subject: change.subject })}
      onCancel={saving ? stopSaving : close}
      actions={
        <>
          <Button onClick={saving ? stopSaving : close}>{t('common.cancel')}</Button>
          {onApplyUnchecked && (
            <Button disabled={saving} asks onClick={onApplyUnchecked}>
              {t('safeApplyDialog.unchecked')}
            </Button>
          )}
          <Button kind="primary" busy={saving} onClick={apply}>
            {t('common.term.apply')}
          </Button>
        </>
      }
    >
      <p className={styles.intro}>{t(change.harmless ? 'safeApplyDialog.text.harmless' : 'safeApplyDialog.text')}</p>
      <ChangeLines withAddress change={change} />
      {!change.harmless && <Impact from={$impact} />}
      <UnansweredNotice whilePollsPause busy={saving} onStop={stopSaving} />
    </Dialog>
  )
}
