import { Link } from 'wouter'
import type { Mark, MarkKind } from '../../../api/marks'
import { useModel } from '../../../lib/browser/use-model'
import type { Translator } from '../../../lib/text/i18n'
import { showDeviceTime } from '../../../lib/text/time-text'
import { useText } from '../../../lib/text/use-text'
import { linksAround, pathAround } from '../../../stores/around'
import { DataList } from '../../../ui/card/data-list'
import { AroundRow } from '../../../ui/dialog/around-row'
import { Dialog } from '../../../ui/dialog/dialog'
import { PanelText } from '../../../ui/page/panel-text'
import { Loaded } from '../../../ui/status/loaded'
import type { Column } from '../../../ui/table/column'
import { Table } from '../../../ui/table/table'
import type { MarksModel } from './marks-model'
import type { PlacedMark } from './placed-marks'
import { detailTime, KIND_TEXTS, markText, timeText } from './texts'

const LOGS: Record<MarkKind, 'events' | 'operations'> = {
  event: 'events',
  clock: 'events',
  restart: 'events',
  update: 'events',
  operation: 'operations',
  sign_in: 'operations'
}

interface MarkDialogProps {
  model: MarksModel
  mark: PlacedMark
  onClose: () => void
}

/** What happened then. */
export function MarkDialog({ model, mark, onClose }: MarkDialogProps) {
  const { t } = useText()
  const $details = useModel(() => model.details(mark))
  const kind = t(KIND_TEXTS[mark.kind])
  return (
    <Dialog title={t('dataLogMarks.title', { kind, time: timeText(mark.window, t) })} wide onCancel={onClose}>
      <Loaded from={$details} item inDialog>
        {({ items }) => <Table label={kind} columns={columnsIn(t)} rows={items} keyOf={(_, index) => String(index)} />}
      </Loaded>
      <DataList>
        <AroundRow
          links={linksAround(around([showDeviceTime(mark.window.from), showDeviceTime(mark.window.to)], mark), 'trend')}
        />
      </DataList>
    </Dialog>
  )
}

const columnsIn = (t: Translator['t']): Column<Mark>[] => [
  { id: 'time', title: t('common.term.time'), width: '30%', card: 'fact', cell: mark => detailTime(mark, t) },
  {
    id: 'text',
    title: t('dataLogMarks.what'),
    card: 'title',
    cell: mark => <Entry of={mark} t={t} />
  }
]

/** Leads to its row in its log. */
function Entry({ of: mark, t }: { of: Mark; t: Translator['t'] }) {
  const text = <PanelText>{markText(mark, t)}</PanelText>
  const path = mark.count === 1 ? pathAround(LOGS[mark.kind], around([mark.first, mark.last], mark)) : undefined
  return path ? <Link href={path}>{text}</Link> : text
}

/** The number of a single entry is that of its log. */
const around = ([time, until]: [string, string], { kind, number }: Pick<Mark, 'kind' | 'number'>) => ({
  ...{ time, until },
  [LOGS[kind] === 'events' ? 'event' : 'operation']: number ?? undefined
})
