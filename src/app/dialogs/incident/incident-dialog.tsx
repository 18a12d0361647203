import { useStore } from '@nanostores/preact'
import { useEffect } from 'react'
import { useModel } from '../../../lib/browser/use-model'
import { useText } from '../../../lib/text/use-text'
import { rangeText } from '../../../lib/time-range/range-text'
import { closeDialog } from '../../../stores/dialogs'
import { $incident } from '../../../stores/incident'
import { preloadPaper } from '../../../ui/paper/paper-part'
import { ReadingDialog } from '../../../ui/paper/reading-dialog'
import { createIncidentRun } from './incident-run'
import { ReadyView } from './ready-view'
import { partTitle } from './report'

/** All that this user may read of a range, as a page for printing and as files; any screen may open it. */
export default function IncidentDialog() {
  const { t } = useText()
  const run = useModel(() => createIncidentRun($incident.get()))
  const state = useStore(run.$run)
  useEffect(() => {
    void preloadPaper()
    run.start()
    return run.stop
  }, [run])
  if (state.step === 'ready') return <ReadyView of={state} onRetry={run.start} />
  const { part, percent } = state.step === 'reading' ? state : { part: undefined, percent: 0 }
  return (
    <ReadingDialog
      title={t('common.incidentReport')}
      label={part ? t('common.report.reading', { part: t(partTitle(part)) }) : t('incidentDialog.begins')}
      percent={percent}
      error={state.step === 'failed' ? state.error : undefined}
      onRetry={run.start}
      onClose={closeDialog}
    >
      <p>{rangeText($incident.get().range, t)}</p>
    </ReadingDialog>
  )
}
