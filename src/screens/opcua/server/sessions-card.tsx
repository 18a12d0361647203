import { useStore } from '@nanostores/preact'
import type { OpcUaSession } from '../../../api/opcua/server'
import { lastKnown } from '../../../lib/remote/last-known'
import { formatNumber } from '../../../lib/text/format'
import { plainText } from '../../../lib/text/plain-text'
import { useText } from '../../../lib/text/use-text'
import { Card } from '../../../ui/card/card'
import { EmptyState } from '../../../ui/page/empty-state'
import { PanelText } from '../../../ui/page/panel-text'
import textStyles from '../../../ui/page/text.module.css'
import { Loaded } from '../../../ui/status/loaded'
import type { Column } from '../../../ui/table/column'
import { Table } from '../../../ui/table/table'
import type { ServerTabModel } from './model'
import styles from './server.module.css'
import { MODE_NAMES, POLICY_NAMES } from './texts'

/** The clients that are connected. */
export function SessionsCard({ model }: { model: ServerTabModel }) {
  const { t } = useText()
  const isOpen = (lastKnown(useStore(model.$server))?.endpoints.length ?? 0) > 0
  return (
    <Card title={t('common.term.sessions')} flush>
      <Loaded from={model.$sessions}>{sessions => <SessionsTable sessions={sessions} isOpen={isOpen} />}</Loaded>
    </Card>
  )
}

interface TableProps {
  sessions: readonly OpcUaSession[]
  /** Whether there is an endpoint to connect to. */
  isOpen: boolean
}

function SessionsTable({ sessions, isOpen }: TableProps) {
  const { t } = useText()
  const columns: Column<OpcUaSession>[] = [
    {
      id: 'client',
      title: t('opcuaServer.client'),
      cell: ({ client, client_uri }) => (
        <>
          <PanelText>{plainText(client, 80)}</PanelText>
          <div className={`${textStyles.note} ${styles.nowrap}`}>
            <PanelText cut>{plainText(client_uri, 120)}</PanelText>
          </div>
        </>
      )
    },
    {
      id: 'user',
      card: 'fact',
      title: t('common.term.user'),
      cell: ({ username, address }) => (
        <>
          {username === null ? t('opcuaServer.anonymous') : <PanelText>{plainText(username, 60)}</PanelText>}
          <div className={textStyles.note}>
            <PanelText mono>{plainText(address, 60)}</PanelText>
          </div>
        </>
      )
    },
    {
      id: 'since',
      card: 'fact',
      title: t('opcuaServer.since'),
      cell: ({ since }) => <span className={styles.nowrap}>{plainText(since, 32)}</span>
    },
    {
      id: 'security',
      card: 'fact',
      title: t('common.term.security'),
      cell: ({ policy, mode }) => (
        <>
          {POLICY_NAMES[policy]}
          {mode !== 'None' && <div className={textStyles.note}>{MODE_NAMES[mode]}</div>}
        </>
      )
    },
    {
      id: 'items',
      card: 'fact',
      title: t('opcuaServer.items'),
      align: 'end',
      cell: ({ subscriptions, monitored_items: items }) => `${formatNumber(subscriptions)} / ${formatNumber(items)}`
    },
    {
      id: 'rates',
      card: 'fact',
      title: t('opcuaServer.rates'),
      align: 'end',
      cell: ({ reads_per_minute: reads, writes_per_minute: writes }) =>
        `${formatNumber(reads)} / ${formatNumber(writes)}`
    }
  ]
  return (
    <Table
      label={t('common.term.sessions')}
      columns={columns}
      rows={sessions}
      keyOf={({ id }) => id}
      empty={
        <EmptyState title={t('opcuaServer.sessions.none')}>{isOpen && t('opcuaServer.sessions.none.text')}</EmptyState>
      }
    />
  )
}
