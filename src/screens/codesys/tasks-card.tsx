import type { CodesysTask } from '../../api/codesys'
import { formatNumber, formatPercent } from '../../lib/text/format'
import type { Translator } from '../../lib/text/i18n'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { EmptyState } from '../../ui/page/empty-state'
import { PanelText } from '../../ui/page/panel-text'
import { Loaded } from '../../ui/status/loaded'
import type { Column } from '../../ui/table/column'
import { Table } from '../../ui/table/table'
import type { CodesysModel } from './model'

export function TasksCard({ model }: { model: CodesysModel }) {
  const { t } = useText()
  return (
    <Card title={t('codesys.tasks')} flush>
      <Loaded from={model.$tasks}>
        {tasks => (
          <Table
            label={t('codesys.tasks')}
            columns={columnsOf(t)}
            rows={tasks}
            keyOf={({ name }) => name}
            empty={<EmptyState title={t('codesys.tasks.none')} />}
          />
        )}
      </Loaded>
    </Card>
  )
}

const columnsOf = (t: Translator['t']): Column<CodesysTask>[] => [
  { id: 'name', title: t('codesys.task'), cell: ({ name }) => <PanelText>{plainText(name, 64)}</PanelText> },
  {
    id: 'cycle',
    card: 'fact',
    title: t('codesys.task.cycle'),
    align: 'end',
    cell: ({ cycle_ms: ms }) => formatNumber(ms, Number.isInteger(ms) ? 0 : 1)
  },
  {
    id: 'jitter',
    card: 'fact',
    title: t('codesys.task.jitter'),
    align: 'end',
    cell: ({ jitter_ms: ms }) => formatNumber(ms, 2)
  },
  {
    id: 'load',
    card: 'fact',
    title: t('codesys.task.load'),
    align: 'end',
    cell: ({ load_percent: load }) => formatPercent(load, 1)
  }
]
