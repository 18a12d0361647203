import { Link } from 'wouter'
import type { OpcUaDiscoveryStatus } from '../../../api/opcua/discovery'
import { plainText } from '../../../lib/text/plain-text'
import { useText } from '../../../lib/text/use-text'
import { ETHERNET } from '../../../stores/setting-links'
import { Card } from '../../../ui/card/card'
import { DataList, DataRow } from '../../../ui/card/data-list'
import { Row } from '../../../ui/card/row'
import { CopyButton } from '../../../ui/page/copy-button'
import { PanelText } from '../../../ui/page/panel-text'
import textStyles from '../../../ui/page/text.module.css'
import { Banner } from '../../../ui/status/banner'
import { FaultBanner } from '../../../ui/status/fault-banner'
import { StatusBadge } from '../../../ui/status/status-badge'
import styles from './discovery.module.css'
import { discoveryFault, MDNS_STATES, STATES } from './texts'

interface Props {
  status: OpcUaDiscoveryStatus
  onEdit: () => void
}

/** Whether clients find the server, and under which addresses they then connect. */
export function StatusCard({ status, onEdit }: Props) {
  const { t } = useText()
  const { state, time, code, detail, announced, mdns } = status
  const { tone, text } = STATES[state]
  return (
    <Card title={t('common.term.discovery')}>
      {code !== null && <FaultBanner fault={discoveryFault(code, detail, onEdit)} />}
      <DataList>
        <DataRow label={t('opcuaDiscovery.settings')}>
          <Row role="status">
            <StatusBadge tone={tone}>{t(text)}</StatusBadge>
            {time !== null && <span>{t('opcuaDiscovery.lastTime', { time })}</span>}
          </Row>
        </DataRow>
        <DataRow label={t('opcuaDiscovery.mdns.state')}>
          <StatusBadge tone={MDNS_STATES[mdns].tone}>{t(MDNS_STATES[mdns].text)}</StatusBadge>
        </DataRow>
        {state !== 'off' && (
          <DataRow label={t('opcuaDiscovery.announced')}>
            {announced.map(({ url }) => (
              <span key={url} className={styles.url}>
                <CopyButton text={url} of={url}>
                  <PanelText mono>{plainText(url, 255)}</PanelText>
                </CopyButton>
              </span>
            ))}
          </DataRow>
        )}
      </DataList>
      {announced
        .filter(({ resolvable }) => !resolvable && state !== 'off')
        .map(({ url }) => (
          <Banner key={url} tone="warn" title={t('opcuaDiscovery.notResolvable', { url: plainText(url, 255) })}>
            {t('opcuaDiscovery.notResolvable.remedy')}{' '}
            <Link href={ETHERNET.path} className={textStyles.link}>
              {t(ETHERNET.text)}
            </Link>
          </Banner>
        ))}
    </Card>
  )
}
