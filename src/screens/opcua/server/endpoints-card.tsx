import type { OpcUaEndpoint, OpcUaPolicy, OpcUaServer } from '../../../api/opcua/server'
import { joinList } from '../../../lib/text/join'
import { plainText } from '../../../lib/text/plain-text'
import { useText } from '../../../lib/text/use-text'
import { Card } from '../../../ui/card/card'
import { DataList, DataRow } from '../../../ui/card/data-list'
import { CopyButton } from '../../../ui/page/copy-button'
import { EmptyState } from '../../../ui/page/empty-state'
import { PanelText } from '../../../ui/page/panel-text'
import { StatusBadge } from '../../../ui/status/status-badge'
import { isDeprecated } from './settings-form'
import { MODE_NAMES, POLICY_NAMES } from './texts'

/** Where clients reach the server, and what they can choose there. */
export function EndpointsCard({ server }: { server: OpcUaServer }) {
  const { t } = useText()
  const { endpoints, missing_policies, state, availability } = server
  const canStart = state === 'Stopped' && availability === 'available'
  return (
    <Card title={t('opcuaServer.endpoints')}>
      {endpoints.length === 0 ? (
        <EmptyState title={t('opcuaServer.endpoints.none')}>
          {canStart && t('opcuaServer.endpoints.none.text')}
        </EmptyState>
      ) : (
        <DataList>
          {addressesOf(endpoints).map(url => (
            <DataRow key={url} label={t('opcuaServer.endpoint')}>
              <CopyButton text={url} of={t('opcuaServer.endpoint')}>
                <PanelText mono>{plainText(url, 200)}</PanelText>
              </CopyButton>
            </DataRow>
          ))}
          {policiesOf(endpoints).map(({ policy, modes }) => (
            <DataRow key={policy} label={POLICY_NAMES[policy]}>
              {policy === 'None' ? (
                <StatusBadge tone="warn">{t('opcuaServer.policy.insecure')}</StatusBadge>
              ) : (
                joinList(modes.map(mode => MODE_NAMES[mode]))
              )}{' '}
              {isDeprecated(policy) && <StatusBadge tone="warn">{t('opcuaServer.policy.deprecated')}</StatusBadge>}
            </DataRow>
          ))}
          {missing_policies.map(policy => (
            <DataRow key={policy} label={POLICY_NAMES[policy]}>
              <StatusBadge tone="warn">{t('opcuaServer.policy.missing')}</StatusBadge>
            </DataRow>
          ))}
        </DataList>
      )}
    </Card>
  )
}

/** An endpoint is opened for each policy and mode, mostly all at the same address. */
const addressesOf = (endpoints: readonly OpcUaEndpoint[]): string[] => [...new Set(endpoints.map(({ url }) => url))]

function policiesOf(endpoints: readonly OpcUaEndpoint[]) {
  const modes = new Map<OpcUaPolicy, Set<OpcUaEndpoint['mode']>>()
  for (const { policy, mode } of endpoints) modes.set(policy, (modes.get(policy) ?? new Set()).add(mode))
  return [...modes].map(([policy, those]) => ({ policy, modes: [...those] }))
}
