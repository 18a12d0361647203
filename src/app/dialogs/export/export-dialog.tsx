import { useStore } from '@nanostores/preact'
import { useEffect } from 'react'
import { useModel } from '../../../lib/browser/use-model'
import { useText } from '../../../lib/text/use-text'
import { closeDialog } from '../../../stores/dialogs'
import { $exportSubject } from '../../../stores/exports'
import { ChoosingView } from './choosing-view'
import { createExportRun } from './export-run'
import { OutcomeView } from './outcome-view'
import { RunningView } from './running-view'

/** Exports a log as CSV, or downloads a file that the panel has; any screen may open it. */
export default function ExportDialog() {
  const { t } = useText()
  const subject = useStore($exportSubject)
  const exporting = useModel(createExportRun)
  const run = useStore(exporting.$run)
  const download = subject && 'started' in subject ? subject : undefined
  useEffect(() => {
    if (download) exporting.receive(download)
    return exporting.stop
  }, [exporting, download])
  if (!subject) return null
  const title = t(download ? 'exportDialog.download' : 'exportDialog.title')
  if (run.step === 'running')
    return <RunningView title={title} run={run} onCancel={exporting.cancel} onClose={closeDialog} />
  if (run.step !== 'choosing')
    // A download is begun by its screen.
    return (
      <OutcomeView
        title={title}
        outcome={run}
        onAgain={download ? undefined : exporting.chooseAgain}
        onClose={closeDialog}
      />
    )
  return 'started' in subject ? null : <ChoosingView subject={subject} exporting={exporting} />
}
