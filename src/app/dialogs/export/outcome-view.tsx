import { formatNumber } from '../../../lib/text/format'
import { formatBytes } from '../../../lib/text/measures'
import type { MessageKey } from '../../../lib/text/message'
import { useText } from '../../../lib/text/use-text'
import { DataList, DataRow } from '../../../ui/card/data-list'
import { Dialog } from '../../../ui/dialog/dialog'
import { Button } from '../../../ui/page/button'
import { CopyButton } from '../../../ui/page/copy-button'
import { PanelText } from '../../../ui/page/panel-text'
import { Banner } from '../../../ui/status/banner'
import type { FailureReason, Outcome } from './write-to-file'

const FAILURES: Readonly<Record<FailureReason, readonly [title: MessageKey, remedy: MessageKey]>> = {
  cancelled: ['exportDialog.cancelled', 'exportDialog.incomplete'],
  connection_lost: ['exportDialog.connectionLost', 'exportDialog.incomplete'],
  forgotten: ['exportDialog.forgotten', 'exportDialog.incomplete'],
  not_fetched: ['exportDialog.notFetched', 'exportDialog.notFetchedRemedy'],
  not_written: ['exportDialog.notWritten', 'exportDialog.notWrittenRemedy']
}

interface OutcomeViewProps {
  title: string
  outcome: Outcome
  /** Offers another run after one that has failed. */
  onAgain?: (() => void) | undefined
  onClose: () => void
}

export function OutcomeView({ title, outcome, onAgain, onClose }: OutcomeViewProps) {
  const { t } = useText()
  const failed = outcome.step === 'failed'
  const again = failed && onAgain
  return (
    <Dialog
      title={title}
      onCancel={onClose}
      actions={
        <>
          <Button kind={again ? 'plain' : 'primary'} onClick={onClose}>
            {t('common.close')}
          </Button>
          {again && (
            <Button kind="primary" onClick={again}>
              {t('exportDialog.again')}
            </Button>
          )}
        </>
      }
    >
      {failed ? <IncompleteFile {...outcome} /> : <CompleteFile {...outcome} />}
    </Dialog>
  )
}

function IncompleteFile({ reason }: Outcome & { step: 'failed' }) {
  const { t } = useText()
  const [title, remedy] = FAILURES[reason]
  return (
    <Banner tone={reason === 'cancelled' ? 'warn' : 'bad'} role="alert" title={t(title)}>
      {t(remedy)}
    </Banner>
  )
}

function CompleteFile({ file: { rows, bytes, total_bytes, sha256 }, name }: Outcome & { step: 'done' }) {
  const { t } = useText()
  return (
    <>
      <Banner tone="ok" role="status" title={t('exportDialog.done')}>
        {t('exportDialog.compare')}
      </Banner>
      <DataList>
        <DataRow label={t('exportDialog.file')}>
          <PanelText>{name}</PanelText>
        </DataRow>
        {total_bytes === null && <DataRow label={t('exportDialog.count')}>{formatNumber(rows)}</DataRow>}
        <DataRow label={t('common.term.size')}>{formatBytes(bytes)}</DataRow>
        <DataRow label="SHA-256">
          <CopyButton text={sha256 ?? ''} of="SHA-256">
            <PanelText mono>{sha256 ?? ''}</PanelText>
          </CopyButton>
        </DataRow>
      </DataList>
    </>
  )
}
