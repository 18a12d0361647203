import type { WebViewSettings } from '../../api/webview'
import { joinList } from '../../lib/text/join'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { DataList, DataRow } from '../../ui/card/data-list'
import { Button } from '../../ui/page/button'
import { GRANTED_BY, NETWORK_RULES, UNANSWERED } from './texts'

interface Props {
  settings: WebViewSettings
  onEdit: () => void
}

export function SettingsCard({ settings, onEdit }: Props) {
  const { t } = useText()
  const { network_rule: rule, networks, idle_timeout_minutes: minutes, hand_back_seconds: seconds } = settings
  const onOff = (on: boolean) => t(on ? 'webviewSetting.on' : 'common.term.disabled')
  const userText = (name: string) => (name ? plainText(name, 32) : t('common.term.notSet'))
  const networkText = [t(NETWORK_RULES[rule]), ...(rule === 'any' ? [] : [joinList(networks)])].join(': ')
  return (
    <Card
      title={t('common.term.settings')}
      actions={
        <Button asks onClick={onEdit}>
          {t('common.term.editSettings')}
        </Button>
      }
    >
      <DataList>
        <DataRow label={t('t0200052')}>{onOff(settings.enabled)}</DataRow>
        <DataRow label={t('webviewSetting.controlUser')}>{userText(settings.control_username)}</DataRow>
        <DataRow label={t('webviewSetting.viewUser')}>{userText(settings.view_username)}</DataRow>
        <DataRow label={t('webviewSetting.maxConnections')}>{settings.max_connections}</DataRow>
        <DataRow label={t('webviewSetting.idleTimeout')}>
          {minutes === 0 ? t('webviewSetting.never') : t('webviewSetting.minutes', { count: minutes })}
        </DataRow>
        <DataRow label={t('webviewSetting.grantedBy')}>{t(GRANTED_BY[settings.granted_by])}</DataRow>
        <DataRow label={t('webviewSetting.unanswered')}>
          {t('webviewSetting.unanswered.after', {
            seconds: settings.answer_seconds,
            // Without a response from the operator at the panel, a request is denied.
            outcome: t(UNANSWERED[settings.granted_by === 'panel' ? 'deny' : settings.unanswered])
          })}
        </DataRow>
        <DataRow label={t('webviewSetting.handBack')}>
          {seconds === 0 ? t('webviewSetting.never') : t('webviewSetting.seconds', { count: seconds })}
        </DataRow>
        <DataRow label={t('webviewSetting.localPriority')}>{onOff(settings.local_priority)}</DataRow>
        <DataRow label={t('webviewSetting.safetyQuestion')}>{onOff(settings.safety_question)}</DataRow>
        <DataRow label={t('common.term.allowedNetworks')}>{plainText(networkText, 400)}</DataRow>
      </DataList>
    </Card>
  )
}
