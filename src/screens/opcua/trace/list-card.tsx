import { useState } from 'react'
import type { OpcUaTraceLine } from '../../../api/opcua/trace'
import { useAction } from '../../../lib/remote/use-action'
import { useText } from '../../../lib/text/use-text'
import { ActionDialog } from '../../../ui/dialog/confirm-dialog'
import { LogCard, LogStatus } from '../../../ui/table/log-card'
import { columnsOf } from './columns'
import { LineDialog } from './line-dialog'
import type { TraceModel } from './model'
import { TraceFilters } from './trace-filters'

export function ListCard({ model }: { model: TraceModel }) {
  const { t } = useText()
  const [open, setOpen] = useState<OpcUaTraceLine>()
  const [clearing, setClearing] = useState(false)
  const download = useAction(model.download)
  return (
    <LogCard
      of={model.list}
      printed={model.printed}
      label={t('common.term.traceLog')}
      columns={columnsOf(t, setOpen)}
      keyOf={({ number }) => String(number)}
      status={<LogStatus of={model.list} />}
      buttons={[
        { id: 'download', text: t('common.term.download'), busy: download.busy, onPick: download.run },
        { id: 'clear', text: t('common.term.clear'), asks: true, danger: true, onPick: () => setClearing(true) }
      ]}
      filters={<TraceFilters of={model.filters} />}
      none={t('opcuaTrace.none')}
      hint={t('opcuaTrace.none.hint')}
    >
      {open && <LineDialog line={open} onClose={() => setOpen(undefined)} />}
      {clearing && (
        <ActionDialog
          title={t('opcuaTrace.clear.title')}
          verb={t('common.term.clear')}
          onConfirm={model.clear}
          onClose={() => setClearing(false)}
        >
          <p>{t('opcuaTrace.clear.text')}</p>
        </ActionDialog>
      )}
    </LogCard>
  )
}
