import { useStore } from '@nanostores/preact'
import type { OpcUaEndpoint, OpcUaServer } from '../../../api/opcua'
import { $i18n } from '../../../lib/text/i18n'
import { plainText } from '../../../lib/text/plain-text'
import { Card } from '../../../ui/page/card'
import { CopyButton } from '../../../ui/page/copy-button'
import { EmptyState } from '../../../ui/page/empty-state'
import { PanelText } from '../../../ui/page/panel-text'
import { StatusBadge } from '../../../ui/status/status-badge'
import type { Column } from '../../../ui/table/column'
import { Table } from '../../../ui/table/table'
import { isDeprecated } from './settings-form'
import { MODE_NAMES, POLICY_NAMES } from './texts'

/** Where clients reach the server. */
export function EndpointsCard({ server: { endpoints } }: { server: OpcUaServer }) {
  const { t } = useStore($i18n)
  const columns: Column<OpcUaEndpoint>[] = [
    {
      id: 'url',
      title: t('opcuaServer.endpoint'),
      cell: ({ url }) => (
        <>
          <PanelText mono>{plainText(url, 200)}</PanelText> <CopyButton text={url} of={t('opcuaServer.endpoint')} />
        </>
      )
    },
    {
      id: 'policy',
      card: 'fact',
      title: t('opcuaServer.policy'),
      cell: ({ policy }) => (
        <>
          {POLICY_NAMES[policy]}{' '}
          {isDeprecated(policy) && <StatusBadge tone="warn">{t('opcuaServer.policy.deprecated')}</StatusBadge>}
          {policy === 'None' && <StatusBadge tone="warn">{t('opcuaServer.policy.insecure')}</StatusBadge>}
        </>
      )
    },
    { id: 'mode', card: 'fact', title: t('opcuaServer.mode'), cell: ({ mode }) => MODE_NAMES[mode] }
  ]
  return (
    <Card title={t('opcuaServer.endpoints')} flush>
      <Table
        label={t('opcuaServer.endpoints')}
        columns={columns}
        rows={endpoints}
        keyOf={({ url, policy, mode }) => `${url} ${policy} ${mode}`}
        empty={<EmptyState title={t('opcuaServer.endpoints.none')}>{t('opcuaServer.endpoints.none.text')}</EmptyState>}
      />
    </Card>
  )
}
