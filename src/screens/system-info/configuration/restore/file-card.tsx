import { useStore } from '@nanostores/preact'
import { useAction } from '../../../../lib/remote/use-action'
import { useText } from '../../../../lib/text/use-text'
import { Card } from '../../../../ui/card/card'
import { Actions } from '../../../../ui/page/actions'
import { Button } from '../../../../ui/page/button'
import { Banner } from '../../../../ui/status/banner'
import { FailureBanner } from '../../../../ui/status/failure-banner'
import styles from '../../system-info.module.css'
import { ReadingProgress } from '../reading-progress'
import { SnapshotField } from '../snapshot-field'
import type { RestoreModel } from './model'

/** Takes the snapshot, and reads what the panel has now. */
export function FileCard({ model }: { model: RestoreModel }) {
  const { t } = useText()
  const picked = useStore(model.$picked)
  const kept = useStore(model.$kept)
  const undo = useStore(model.$undo)
  const plan = useStore(model.$plan)
  const { busy, failure, run } = useAction(model.check, 'in place')
  const resuming = useAction(model.resume, 'in place')
  const undoing = useAction(model.undo, 'in place')
  return (
    <Card title={t('common.action.restore')}>
      {kept && (
        <Banner
          tone="warn"
          title={t('systemInfoRestore.interrupted')}
          action={
            <Actions>
              <Button onClick={model.saveBefore}>{t('systemInfoRestore.saveBefore')}</Button>
              <Button onClick={model.forget}>{t('common.draft.discard')}</Button>
              <Button kind="primary" busy={resuming.busy} onClick={resuming.run}>
                {t('systemInfoRestore.continue')}
              </Button>
            </Actions>
          }
        >
          {t('systemInfoRestore.interrupted.text')}
        </Banner>
      )}
      {!kept && undo && !plan?.isUndo && (
        <Banner
          tone="info"
          title={t('systemInfoRestore.undo.kept')}
          action={
            <Button busy={undoing.busy} asks onClick={undoing.run}>
              {t('systemInfoRestore.undo')}
            </Button>
          }
        >
          {t('systemInfoRestore.undo.text')}
        </Banner>
      )}
      {!kept && (
        <>
          <p className={styles.paragraph}>{t('systemInfoRestore.text')}</p>
          <SnapshotField label={t('systemInfoConfiguration.first')} picked={picked} onPick={model.pick} />
        </>
      )}
      {(busy || resuming.busy || undoing.busy) && <ReadingProgress model={model} />}
      {[failure, resuming.failure, undoing.failure].map(
        (error, index) => error && <FailureBanner key={index} error={error} />
      )}
      {!kept && (
        <Actions>
          <Button busy={busy} disabled={!picked?.snapshot} onClick={run}>
            {t('systemInfoRestore.check')}
          </Button>
        </Actions>
      )}
    </Card>
  )
}
