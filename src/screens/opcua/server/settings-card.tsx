import type { OpcUaSettings } from '../../../api/opcua/server'
import { labelsOf } from '../../../lib/form/field-table'
import { formatNumber } from '../../../lib/text/format'
import { joinList } from '../../../lib/text/join'
import { useText } from '../../../lib/text/use-text'
import { Card } from '../../../ui/card/card'
import { DataList, DataRow } from '../../../ui/card/data-list'
import { Button } from '../../../ui/page/button'
import { isSecured, SETTINGS, TOKENS } from './settings-form'
import { MODE_NAMES, POLICY_NAMES } from './texts'

interface Props {
  settings: OpcUaSettings
  onEdit: () => void
}

export function SettingsCard({ settings, onEdit }: Props) {
  const { t } = useText()
  const { policies, modes, tokens, autostart, port, limits } = settings
  const labels = labelsOf(SETTINGS.fields, t)
  const users = TOKENS.filter(token => tokens[token]).flatMap(token => labels[token] ?? [])
  return (
    <Card
      title={t('opcuaServer.settings')}
      actions={
        <Button asks onClick={onEdit}>
          {t('common.term.editSettings')}
        </Button>
      }
    >
      <DataList>
        <DataRow label={t('common.term.port')}>{port}</DataRow>
        <DataRow label={t('opcuaServer.interface')}>{SETTINGS.fields.interface?.textOf(settings.interface, t)}</DataRow>
        <DataRow label={t('common.term.autostart')}>{t(autostart ? 'common.term.yes' : 'common.term.no')}</DataRow>
        <DataRow label={t('opcuaServer.policies')}>{joinList(policies.map(policy => POLICY_NAMES[policy]))}</DataRow>
        {isSecured(settings) && (
          <DataRow label={t('opcuaServer.mode')}>{joinList(modes.map(mode => MODE_NAMES[mode])) || '–'}</DataRow>
        )}
        <DataRow label={t('opcuaServer.tokens')}>{joinList(users)}</DataRow>
        <DataRow label={t('opcuaServer.limits')}>
          {t('opcuaServer.limits.short', {
            sessions: formatNumber(limits.max_sessions),
            items: formatNumber(limits.max_items)
          })}
        </DataRow>
      </DataList>
    </Card>
  )
}
