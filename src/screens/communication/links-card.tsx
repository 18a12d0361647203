import type { PlcLink } from '../../api/communication'
import { formatNumber } from '../../lib/text/format'
import type { Translator } from '../../lib/text/i18n'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { EmptyState } from '../../ui/page/empty-state'
import { PanelText } from '../../ui/page/panel-text'
import textStyles from '../../ui/page/text.module.css'
import { Loaded } from '../../ui/status/loaded'
import { StatusBadge } from '../../ui/status/status-badge'
import type { Column } from '../../ui/table/column'
import { RowButton } from '../../ui/table/row-button'
import { Table } from '../../ui/table/table'
import type { CommunicationModel } from './model'
import { FAULTS, placeText, rankOf, stateOf } from './texts'

interface Props {
  model: CommunicationModel
  onOpen: (id: string) => void
}

/** Live, the worst first. */
export function LinksCard({ model, onOpen }: Props) {
  const { t } = useText()
  return (
    <Card title={t('common.term.plcLinks')} flush>
      <Loaded from={model.$links}>
        {links => (
          <Table
            label={t('common.term.plcLinks')}
            columns={columnsOf(t, onOpen)}
            rows={links}
            keyOf={({ id }) => id}
            sorting={{ column: 'state', descending: false }}
            empty={<EmptyState title={t('communication.links.none')}>{t('communication.links.none.text')}</EmptyState>}
          />
        )}
      </Loaded>
    </Card>
  )
}

const columnsOf = (t: Translator['t'], onOpen: Props['onOpen']): Column<PlcLink>[] => [
  {
    id: 'name',
    title: t('communication.link'),
    width: '10rem',
    compare: (one, other) => one.name.localeCompare(other.name),
    cell: ({ id, name, driver }) => (
      <>
        <RowButton onPress={() => onOpen(id)}>
          <PanelText>{plainText(name, 60)}</PanelText>
        </RowButton>
        <div className={textStyles.note}>{plainText(driver, 40)}</div>
      </>
    )
  },
  {
    id: 'state',
    card: 'fact',
    title: t('common.term.status'),
    width: '10rem',
    compare: (one, other) => rankOf(one) - rankOf(other),
    cell: link => {
      const { tone, text } = stateOf(link)
      const { state, last_error: error } = link
      return (
        <>
          <StatusBadge tone={tone}>{t(text)}</StatusBadge>
          {state === 'no_reply' && error && <div className={textStyles.note}>{t(FAULTS[error.code])}</div>}
        </>
      )
    }
  },
  { id: 'place', card: 'fact', title: t('common.term.connection'), width: '12rem', cell: link => placeText(link, t) },
  {
    id: 'requests',
    title: t('communication.requests'),
    width: '6rem',
    align: 'end',
    cell: ({ requests_per_second: rate }) => formatNumber(rate, 1)
  },
  {
    id: 'errors',
    card: 'fact',
    title: t('communication.errors'),
    width: '6rem',
    align: 'end',
    cell: ({ errors_per_second: rate }) => formatNumber(rate, 1)
  },
  {
    id: 'trip',
    card: 'fact',
    title: t('communication.roundTrip'),
    width: '6.5rem',
    align: 'end',
    cell: ({ round_trip_ms: ms }) => ms !== null && formatNumber(ms, 1)
  }
]
