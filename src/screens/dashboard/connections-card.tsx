import { useStore } from '@nanostores/preact'
import type { SystemStatus } from '../../api/status'
import { joinList } from '../../lib/text/join'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { $findings } from '../../stores/findings/state'
import { Card } from '../../ui/card/card'
import { DataList, DataRow } from '../../ui/card/data-list'
import { PanelText } from '../../ui/page/panel-text'
import { Skeleton } from '../../ui/page/skeleton'
import { StatusBadge } from '../../ui/status/status-badge'
import { type ConnectionState, connectionRows } from './connections'
import styles from './dashboard.module.css'
import { OptionalValue } from './optional-value'

export function ConnectionsCard({ connections }: { connections: SystemStatus['connections'] | undefined }) {
  const { t } = useText()
  const state = useStore($findings)
  const findings = state.status === 'known' ? state.findings.findings : []
  return (
    <Card title={t('common.term.connections')}>
      {/* Until the findings are known, a server that is stopped looks as if that were right. */}
      {connections && state.status !== 'reading' ? (
        <DataList>
          {connectionRows(connections, findings).map(({ label, connection }) => (
            <DataRow key={t(label)} label={t(label)}>
              <OptionalValue value={connection}>{present => <Connection {...present} />}</OptionalValue>
            </DataRow>
          ))}
        </DataList>
      ) : (
        <Skeleton lines={5} />
      )}
    </Card>
  )
}

function Connection({ tone, state, detail, clients, missing, disabled }: ConnectionState) {
  const { t } = useText()
  return (
    <div className={styles.connection}>
      <StatusBadge tone={tone}>{t(state)}</StatusBadge>
      {detail && <PanelText>{detail}</PanelText>}
      {disabled !== undefined && <span>{t('dashboard.plcsDisabled', { count: disabled })}</span>}
      {missing && (
        <span>{t('dashboard.plcsMissing', { names: joinList(missing.map(name => plainText(name, 40))) })}</span>
      )}
      {clients !== undefined && <span>{t('dashboard.clients', { count: clients })}</span>}
    </div>
  )
}
