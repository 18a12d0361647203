import type { SerialPort } from '../../api/communication'
import { formatNumber } from '../../lib/text/format'
import type { Translator } from '../../lib/text/i18n'
import { joinList } from '../../lib/text/join'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { portName, SERIAL_MODES } from '../../stores/ports/plc-ports'
import { Card } from '../../ui/card/card'
import textStyles from '../../ui/page/text.module.css'
import { Loaded } from '../../ui/status/loaded'
import type { Column } from '../../ui/table/column'
import { RowButton } from '../../ui/table/row-button'
import { Table } from '../../ui/table/table'
import type { CommunicationModel } from './model'
import { formatText } from './texts'

interface Props {
  model: CommunicationModel
  onOpen: (id: string) => void
}

/** The serial ports as they are saved, with the errors on their wires. */
export function PortsCard({ model, onOpen }: Props) {
  const { t } = useText()
  return (
    <Card title={t('communication.ports')} flush>
      <Loaded from={model.$ports}>
        {ports => (
          <Table label={t('communication.ports')} columns={columnsOf(t, onOpen)} rows={ports} keyOf={({ id }) => id} />
        )}
      </Loaded>
    </Card>
  )
}

const columnsOf = (t: Translator['t'], onOpen: Props['onOpen']): Column<SerialPort>[] => [
  {
    id: 'name',
    title: t('common.term.port'),
    cell: ({ id }) => <RowButton onPress={() => onOpen(id)}>{portName(id, t)}</RowButton>
  },
  {
    id: 'settings',
    card: 'fact',
    title: t('common.term.settings'),
    cell: ({ settings }) => (
      <>
        {SERIAL_MODES[settings.mode]}
        <div className={textStyles.note}>{formatText(settings)}</div>
      </>
    )
  },
  {
    id: 'links',
    card: 'fact',
    title: t('communication.devices'),
    cell: ({ links }) => joinList(links.map(name => plainText(name, 60)))
  },
  {
    id: 'errors',
    card: 'fact',
    title: t('communication.wireErrors'),
    align: 'end',
    cell: ({ framing_errors: framing, parity_errors: parity }) => `${formatNumber(framing)} / ${formatNumber(parity)}`
  }
]
