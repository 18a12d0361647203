import { useStore } from '@nanostores/preact'
import { useEffect } from 'react'
import { useModel } from '../../../lib/browser/use-model'
import { useText } from '../../../lib/text/use-text'
import { rangeText } from '../../../lib/time-range/range-text'
import { closeDialog } from '../../../stores/dialogs'
import { $incident } from '../../../stores/incident'
import { Dialog } from '../../../ui/dialog/dialog'
import { Button } from '../../../ui/page/button'
import { DialogFailure } from '../../../ui/status/dialog-failure'
import { ProgressBar } from '../../../ui/status/progress-bar'
import { createIncidentRun } from './incident-run'
import { ReadyView } from './ready-view'
import { partTitle } from './report'

/** All that this user may read of a range, as a page for printing and as files; any screen may open it. */
export default function IncidentDialog() {
  const { t } = useText()
  const run = useModel(() => createIncidentRun($incident.get()))
  const state = useStore(run.$run)
  useEffect(() => {
    run.start()
    return run.stop
  }, [run])
  if (state.step === 'ready') return <ReadyView of={state} onRetry={run.start} />
  const failed = state.step === 'failed'
  return (
    <Dialog
      title={t('common.incidentReport')}
      onCancel={closeDialog}
      actions={
        <>
          <Button onClick={closeDialog}>{t(failed ? 'common.close' : 'common.cancel')}</Button>
          {failed && (
            <Button kind="primary" onClick={run.start}>
              {t('common.retry')}
            </Button>
          )}
        </>
      }
    >
      <p>{rangeText($incident.get().range, t)}</p>
      {failed ? (
        <DialogFailure error={state.error} />
      ) : (
        <ProgressBar
          label={
            state.part ? t('incidentDialog.reading', { part: t(partTitle(state.part)) }) : t('incidentDialog.begins')
          }
          percent={state.percent}
        />
      )}
    </Dialog>
  )
}
