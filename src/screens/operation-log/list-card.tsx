import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import { useForm } from '../../lib/form/use-form'
import { useAction } from '../../lib/remote/use-action'
import { useText } from '../../lib/text/use-text'
import { FormDialog } from '../../ui/dialog/form-dialog'
import { FilterBar } from '../../ui/filter/filter-bar'
import { TextField } from '../../ui/form/text-field'
import { Button } from '../../ui/page/button'
import { LogCard } from '../../ui/table/log-card'
import { columnsOf } from './columns'
import { DetailsDialog } from './details-dialog'
import { FilterFields } from './filter-fields'
import { isFiltered } from './filters'
import type { OperationLogModel } from './model'
import { type Printed, PrintedOperations } from './printed-operations'

export function ListCard({ model }: { model: OperationLogModel }) {
  const { t } = useText()
  const [open, setOpen] = useState<number>()
  const [choosing, setChoosing] = useState(false)
  const [printed, setPrinted] = useState<Printed>()
  const print = useAction(async () => setPrinted(await model.readPrinted()))
  const missing = useStore(model.$missing)
  const filtered = isFiltered(useStore(model.filters.$filters))
  const before = <Button onClick={() => setChoosing(true)}>{t('operationLog.before')}</Button>
  return (
    <LogCard
      of={model.list}
      label={t('menu.operationLog')}
      columns={columnsOf(t, setOpen)}
      keyOf={entry => (entry.kind === 'record' ? String(entry.number) : `gap-${entry.last}`)}
      divided={({ kind }) => kind === 'gap'}
      actions={
        <>
          <Button onClick={model.export}>{t('common.exportCsv')}</Button>
          <Button busy={print.busy} onClick={print.run}>
            {t('common.term.print')}
          </Button>
        </>
      }
      below={missing > 0 && t('operationLog.missing', { count: missing })}
      filters={
        <FilterBar of={model.filters} filtered={filtered} actions={before}>
          <FilterFields of={model.filters} />
        </FilterBar>
      }
      none={t('operationLog.none')}
      hint={t('common.term.noneInFilter')}
    >
      {choosing && <BeforeDialog model={model} onClose={() => setChoosing(false)} />}
      {open !== undefined && <DetailsDialog model={model} number={open} onClose={() => setOpen(undefined)} />}
      {printed && <PrintedOperations of={printed} onDone={() => setPrinted(undefined)} />}
    </LogCard>
  )
}

function BeforeDialog({ model, onClose }: { model: OperationLogModel; onClose: () => void }) {
  const { t } = useText()
  const form = useForm(model.beforeForm)
  const title = t('operationLog.before.title')
  return (
    <FormDialog short of={form} title={title} save={t('range.show')} onClose={onClose}>
      <TextField
        of={form}
        name="time"
        label={t('common.term.timeOfDay')}
        hint={t('operationLog.before.hint')}
        required
        first
      />
    </FormDialog>
  )
}
