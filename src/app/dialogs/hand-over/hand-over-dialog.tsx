import { useStore } from '@nanostores/preact'
import { useEffect } from 'react'
import { useModel } from '../../../lib/browser/use-model'
import { useText } from '../../../lib/text/use-text'
import { closeDialog } from '../../../stores/dialogs'
import { preloadPaper } from '../../../ui/paper/paper-part'
import { ReadingDialog } from '../../../ui/paper/reading-dialog'
import { createHandOverRun } from './hand-over-run'
import { ReadyView } from './ready-view'

/** A commissioning record of all that this user may read, as a page for printing and as files. */
export default function HandOverDialog() {
  const { t } = useText()
  const run = useModel(createHandOverRun)
  const state = useStore(run.$run)
  useEffect(() => {
    void preloadPaper()
    run.start()
    return run.stop
  }, [run])
  if (state.step === 'ready') return <ReadyView of={state} onRetry={run.start} />
  return (
    <ReadingDialog
      title={t('common.handOverReport')}
      label={t('common.report.reading', {
        part: t(state.step === 'reading' && state.part ? state.part : 'common.term.identity')
      })}
      percent={state.step === 'reading' ? state.percent : 0}
      error={state.step === 'failed' ? state.error : undefined}
      onRetry={run.start}
      onClose={closeDialog}
    />
  )
}
