import { Link } from 'wouter'
import type { OpcUaDiscoverySettings, OpcUaDiscoveryStatus } from '../../../api/opcua/discovery'
import { plainText } from '../../../lib/text/plain-text'
import { useText } from '../../../lib/text/use-text'
import { ETHERNET } from '../../../stores/setting-links'
import { Card } from '../../../ui/card/card'
import { DataList, DataRow } from '../../../ui/card/data-list'
import { Row } from '../../../ui/card/row'
import { BreakableText } from '../../../ui/page/breakable-text'
import { Button } from '../../../ui/page/button'
import { CopyButton } from '../../../ui/page/copy-button'
import { PanelText } from '../../../ui/page/panel-text'
import textStyles from '../../../ui/page/text.module.css'
import { Banner } from '../../../ui/status/banner'
import { FaultBanner } from '../../../ui/status/fault-banner'
import { Loaded } from '../../../ui/status/loaded'
import { StatusBadge } from '../../../ui/status/status-badge'
import styles from './discovery.module.css'
import type { DiscoveryModel } from './model'
import { discoveryFault, MDNS_STATES, STATES } from './texts'

const LONGEST_URL = 255

interface CardProps {
  model: DiscoveryModel
  settings: OpcUaDiscoverySettings
  onEdit: () => void
}

interface Props extends Pick<CardProps, 'settings' | 'onEdit'> {
  status: OpcUaDiscoveryStatus
}

/** Where the server registers, whether clients find it, and under which addresses they then connect. */
export function DiscoveryCard({ model, ...props }: CardProps) {
  const { t } = useText()
  return (
    <Card
      title={t('common.term.discovery')}
      actions={
        <Button asks onClick={props.onEdit}>
          {t('common.term.editSettings')}
        </Button>
      }
    >
      <Loaded from={model.$status}>{status => <Status status={status} {...props} />}</Loaded>
    </Card>
  )
}

/** Off is what is off in the settings. */
function Status({ status, settings, onEdit }: Props) {
  const { t } = useText()
  const { state, time, code, detail, announced, mdns } = status
  const { tone, text } = STATES[state]
  return (
    <>
      {code !== null && <FaultBanner fault={discoveryFault(code, detail, onEdit)} />}
      <DataList>
        <DataRow label={t('opcuaDiscovery.settings')}>
          <Row role="status">
            <StatusBadge tone={tone}>{t(text)}</StatusBadge>
            {time !== null && <span>{t('opcuaDiscovery.lastTime', { time })}</span>}
          </Row>
        </DataRow>
        <DataRow label={t('common.term.address')}>
          <bdi>
            <BreakableText of={plainText(settings.url, LONGEST_URL)} after="/" />
          </bdi>
        </DataRow>
        <DataRow label={t('common.term.interval')}>
          {t('common.term.seconds', { seconds: settings.interval_seconds })}
        </DataRow>
        <DataRow label={t('opcuaDiscovery.mdns.state')}>
          <StatusBadge tone={MDNS_STATES[mdns].tone}>{t(MDNS_STATES[mdns].text)}</StatusBadge>
        </DataRow>
        {state !== 'off' && (
          <DataRow label={t('opcuaDiscovery.announced')}>
            {announced.map(({ url }) => (
              <span key={url} className={styles.url}>
                <CopyButton text={url} of={url}>
                  <PanelText mono>{plainText(url, LONGEST_URL)}</PanelText>
                </CopyButton>
              </span>
            ))}
          </DataRow>
        )}
      </DataList>
      {announced
        .filter(({ resolvable }) => !resolvable && state !== 'off')
        .map(({ url }) => (
          <Banner key={url} tone="warn" title={t('opcuaDiscovery.notResolvable', { url: plainText(url, LONGEST_URL) })}>
            {t('opcuaDiscovery.notResolvable.remedy')}{' '}
            <Link href={ETHERNET.path} className={textStyles.link}>
              {t(ETHERNET.text)}
            </Link>
          </Banner>
        ))}
    </>
  )
}
