import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import type { OpcUaTraceLine } from '../../../api/opcua-trace'
import type { Rows } from '../../../lib/remote/row-pages'
import { useAction } from '../../../lib/remote/use-action'
import { useText } from '../../../lib/text/use-text'
import { ActionDialog } from '../../../ui/dialog/confirm-dialog'
import { Button } from '../../../ui/page/button'
import { Card } from '../../../ui/page/card'
import { EmptyState } from '../../../ui/page/empty-state'
import { Toolbar } from '../../../ui/page/toolbar'
import { Loaded } from '../../../ui/status/loaded'
import { FollowControl } from '../../../ui/table/follow-control'
import { PagedTable } from '../../../ui/table/paged-table'
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
    <Card flush>
      <Toolbar flush search={<FollowControl of={model} />}>
        <Button busy={download.busy} onClick={download.run}>
          {t('common.term.download')}
        </Button>
        <Button onClick={() => setClearing(true)}>{t('common.term.clear')}</Button>
      </Toolbar>
      <TraceFilters model={model} />
      <Loaded from={model.$rows}>{rows => <Lines model={model} rows={rows} onOpen={setOpen} />}</Loaded>
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
    </Card>
  )
}

interface LinesProps {
  model: TraceModel
  rows: Rows<OpcUaTraceLine>
  onOpen: (line: OpcUaTraceLine) => void
}

function Lines({ model, rows, onOpen }: LinesProps) {
  const { t } = useText()
  const paused = useStore(model.$paused)
  return (
    <PagedTable
      label={t('common.term.traceLog')}
      columns={columnsOf(t, onOpen)}
      rows={rows}
      keyOf={({ number }) => String(number)}
      onView={model.show}
      following={!paused}
      empty={
        <EmptyState icon="search" title={t('opcuaTrace.none')}>
          {t('opcuaTrace.none.hint')}
        </EmptyState>
      }
    />
  )
}
