import { useStore } from '@nanostores/preact'
import { useEffect } from 'react'
import { useModel } from '../../../lib/browser/use-model'
import { closeDialog } from '../../../stores/dialogs'
import { $exportSubject } from '../../../stores/exports'
import { ChoosingView } from './choosing-view'
import { createExportRun } from './export-run'
import { OutcomeView } from './outcome-view'
import { RunningView } from './running-view'

/** Exports a log as CSV; any screen with a log opens it. */
export default function ExportDialog() {
  const subject = useStore($exportSubject)
  const exporting = useModel(createExportRun)
  const run = useStore(exporting.$run)
  useEffect(() => exporting.stop, [exporting])
  if (!subject) return null
  if (run.step === 'choosing') return <ChoosingView subject={subject} exporting={exporting} />
  if (run.step === 'running') return <RunningView run={run} onCancel={exporting.cancel} />
  return <OutcomeView outcome={run} onAgain={exporting.chooseAgain} onClose={closeDialog} />
}
