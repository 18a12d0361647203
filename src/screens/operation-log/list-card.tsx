import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import { useAction } from '../../lib/remote/use-action'
import { useText } from '../../lib/text/use-text'
import { Button } from '../../ui/page/button'
import { Card } from '../../ui/page/card'
import { Toolbar } from '../../ui/page/toolbar'
import { Loaded } from '../../ui/status/loaded'
import { FollowControl } from '../../ui/table/follow-control'
import { DetailsDialog } from './details-dialog'
import type { OperationLogModel } from './model'
import { OperationFilters } from './operation-filters'
import { OperationsTable } from './operations-table'
import { type Printed, PrintedOperations } from './printed-operations'

export function ListCard({ model }: { model: OperationLogModel }) {
  const { t } = useText()
  const [open, setOpen] = useState<number>()
  const [printed, setPrinted] = useState<Printed>()
  const print = useAction(async () => setPrinted(await model.readPrinted()))
  const missing = useStore(model.$missing)
  return (
    <Card flush>
      <Toolbar
        flush
        search={<FollowControl of={model} />}
        below={missing > 0 && t('operationLog.missing', { count: missing })}
      >
        <Button onClick={model.export}>{t('common.exportCsv')}</Button>
        <Button busy={print.busy} onClick={print.run}>
          {t('common.term.print')}
        </Button>
      </Toolbar>
      <OperationFilters model={model} />
      <Loaded from={model.$rows}>{rows => <OperationsTable model={model} rows={rows} onOpen={setOpen} />}</Loaded>
      {open !== undefined && <DetailsDialog model={model} number={open} onClose={() => setOpen(undefined)} />}
      {printed && <PrintedOperations of={printed} onDone={() => setPrinted(undefined)} />}
    </Card>
  )
}
