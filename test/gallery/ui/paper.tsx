import { ReadingDialog } from '../../../src/ui/paper/reading-dialog'
import { nothing, unreachable } from '../samples'
import type { States } from '../states'

const CALLBACKS = { onRetry: nothing, onClose: nothing }

export const PAPER: States = {
  'reading-dialog.tsx': {
    reading: t => (
      <ReadingDialog
        title={t('common.incidentReport')}
        label={t('common.report.reading', { part: t('menu.network') })}
        percent={40}
        error={undefined}
        {...CALLBACKS}
      />
    ),
    failed: t => (
      <ReadingDialog title={t('common.incidentReport')} label="" percent={0} error={unreachable} {...CALLBACKS} />
    )
  }
}
