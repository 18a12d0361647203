import { useAction } from '../../../lib/remote/use-action'
import { formatNumber } from '../../../lib/text/format'
import { formatBytes } from '../../../lib/text/measures'
import { useText } from '../../../lib/text/use-text'
import { Dialog } from '../../../ui/dialog/dialog'
import { Button } from '../../../ui/page/button'
import { Banner } from '../../../ui/status/banner'
import { DialogFailure } from '../../../ui/status/dialog-failure'
import { ProgressBar } from '../../../ui/status/progress-bar'
import type { ExportRun } from './export-run'

interface RunningViewProps {
  title: string
  run: ExportRun & { step: 'running' }
  onCancel: () => Promise<void>
  onClose: () => void
}

export function RunningView({ title, run: { progress, away }, onCancel, onClose }: RunningViewProps) {
  const { t } = useText()
  const { busy, failure, run } = useAction(onCancel, 'in place')
  const { rows = 0, total = 0, bytes = 0, total_bytes = null, state = 'waiting' } = progress ?? {}
  const [done, all] = total_bytes === null ? [rows, total] : [bytes, total_bytes]
  const percent = all > 0 ? Math.min(99, (done / all) * 100) : undefined
  return (
    <Dialog
      title={title}
      actions={
        <>
          {away && <Button onClick={onClose}>{t('common.close')}</Button>}
          <Button busy={busy} onClick={run}>
            {t('exportDialog.cancel')}
          </Button>
        </>
      }
    >
      <ProgressBar label={t(state === 'waiting' ? 'exportDialog.waiting' : 'exportDialog.running')} percent={percent}>
        {progress &&
          (total_bytes === null
            ? t('exportDialog.progress', {
                rows: formatNumber(rows),
                total: formatNumber(total),
                size: formatBytes(bytes)
              })
            : t('exportDialog.progress.bytes', { size: formatBytes(bytes), total: formatBytes(total_bytes) }))}
      </ProgressBar>
      <p>{t('exportDialog.keepOpen')}</p>
      {away && (
        <Banner tone="warn" role="alert" title={t('errors.unreachable')}>
          {t('exportDialog.awayRemedy')}
        </Banner>
      )}
      {failure && <DialogFailure error={failure} />}
    </Dialog>
  )
}
