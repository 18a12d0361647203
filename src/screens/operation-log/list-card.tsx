import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import { useModel } from '../../lib/browser/use-model'
import { useForm } from '../../lib/form/use-form'
import { lastKnown } from '../../lib/remote/last-known'
import { useText } from '../../lib/text/use-text'
import { openIncident } from '../../stores/incident'
import { isBeforeOldest } from '../../stores/ranged-log'
import { FormDialog } from '../../ui/dialog/form-dialog'
import { ClockChangesNote } from '../../ui/filter/clock-changes-note'
import { TextField } from '../../ui/form/text-field'
import { EmptyState } from '../../ui/page/empty-state'
import { LogCard, LogStatus } from '../../ui/table/log-card'
import { columnsOf } from './columns'
import { DetailsDialog } from './details-dialog'
import { Filters } from './filter-fields'
import { FillLevel, FullBanner, PolicyDialog, StateBadge } from './log-state'
import type { OperationLogModel } from './model'

export function ListCard({ model }: { model: OperationLogModel }) {
  const { t } = useText()
  const [open, setOpen] = useState<number>()
  const [dialog, setDialog] = useState<'before' | 'policy'>()
  const missing = useStore(model.$missing)
  const onlyGaps = useStore(model.$onlyGaps)
  const status = lastKnown(useStore(model.$status))
  const close = () => setDialog(undefined)
  return (
    <LogCard
      of={model.list}
      printed={model.printed}
      marked={useStore(model.$marked)}
      label={t('menu.operationLog')}
      columns={columnsOf(t, setOpen)}
      keyOf={entry => (entry.kind === 'record' ? String(entry.number) : `gap-${entry.last}`)}
      divided={({ kind }) => kind === 'gap'}
      status={
        <LogStatus of={model.list} uncounted={useStore(model.$gaps)}>
          {status && <StateBadge of={status} />}
        </LogStatus>
      }
      buttons={[{ id: 'before', text: t('operationLog.before'), asks: true, onPick: () => setDialog('before') }]}
      menu={[
        {
          id: 'incident',
          text: t('common.incidentReport'),
          asks: true,
          onPick: () => openIncident(model.filters.$range.get())
        },
        { id: 'export', text: t('common.exportCsv'), asks: true, onPick: model.export },
        ...(model.policy.mayChange
          ? [{ id: 'policy', text: t('operationLog.policy.title'), asks: true, onPick: () => setDialog('policy') }]
          : [])
      ]}
      below={
        <>
          <ClockChangesNote of={model.filters.$clockChanges} />
          {status && <FullBanner of={status} />}
          {missing > 0 && t('operationLog.missing', { count: missing })}
        </>
      }
      foot={status && <FillLevel of={status} />}
      filters={<Filters of={model.filters} />}
      none={t('operationLog.none')}
      hint={<NoneHint model={model} />}
    >
      {onlyGaps && (
        <EmptyState icon="search" title={t('operationLog.none')}>
          <NoneHint model={model} />
        </EmptyState>
      )}
      {dialog === 'before' && <BeforeDialog model={model} onClose={close} />}
      {dialog === 'policy' && <PolicyDialog policy={model.policy} onClose={close} />}
      {open !== undefined && <DetailsDialog model={model} number={open} onClose={() => setOpen(undefined)} />}
    </LogCard>
  )
}

/** Why nothing matches: where the range is before the oldest record, since when there are some. */
function NoneHint({ model }: { model: OperationLogModel }) {
  const { t } = useText()
  const range = useStore(model.filters.$range)
  const oldest = lastKnown(useStore(useModel(model.oldest)))
  if (!isBeforeOldest(range, oldest)) return <>{t('common.term.noneInFilter')}</>
  return <>{t('common.keptFrom', { time: oldest ?? '' })}</>
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
