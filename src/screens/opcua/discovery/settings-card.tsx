import type { OpcUaDiscoverySettings } from '../../../api/opcua/discovery'
import { plainText } from '../../../lib/text/plain-text'
import { useText } from '../../../lib/text/use-text'
import { Card } from '../../../ui/card/card'
import { DataList, DataRow } from '../../../ui/card/data-list'
import { BreakableText } from '../../../ui/page/breakable-text'
import { Button } from '../../../ui/page/button'

const LONGEST_URL = 255

interface Props {
  settings: OpcUaDiscoverySettings
  onEdit: () => void
}

export function SettingsCard({ settings, onEdit }: Props) {
  const { t } = useText()
  const { register, url, interval_seconds: seconds, mdns } = settings
  const state = (on: boolean) => t(on ? 'common.term.on' : 'common.term.off')
  return (
    <Card
      title={t('opcuaDiscovery.settings')}
      actions={
        <Button asks onClick={onEdit}>
          {t('common.term.editSettings')}
        </Button>
      }
    >
      <DataList>
        <DataRow label={t('opcuaDiscovery.register')}>{state(register)}</DataRow>
        <DataRow label={t('common.term.address')}>
          <bdi>
            <BreakableText of={plainText(url, LONGEST_URL)} after="/" />
          </bdi>
        </DataRow>
        <DataRow label={t('common.term.interval')}>{t('common.term.seconds', { seconds })}</DataRow>
        <DataRow label={t('opcuaDiscovery.mdns')}>{state(mdns)}</DataRow>
      </DataList>
    </Card>
  )
}
