import type { WebViewSettings } from '../../api/webview'
import type { Translator } from '../../lib/text/i18n'
import { joinList } from '../../lib/text/join'
import type { MessageKey } from '../../lib/text/message'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { DataList, DataRow } from '../../ui/card/data-list'
import { DataCardSkeleton } from '../../ui/card/data-list-skeleton'
import { Button } from '../../ui/page/button'
import { GRANTED_BY, NETWORK_RULES, UNANSWERED } from './texts'

type Value = (settings: WebViewSettings, t: Translator['t']) => string | number

const ROWS: readonly (readonly [MessageKey, Value])[] = [
  ['t0200052', ({ enabled }, t) => onOff(enabled, t)],
  ['webviewSetting.controlUser', ({ control_username: name }, t) => userText(name, t)],
  ['webviewSetting.viewUser', ({ view_username: name }, t) => userText(name, t)],
  ['webviewSetting.maxConnections', settings => settings.max_connections],
  [
    'webviewSetting.idleTimeout',
    ({ idle_timeout_minutes: count }, t) =>
      count === 0 ? t('webviewSetting.never') : t('webviewSetting.minutes', { count })
  ],
  ['webviewSetting.grantedBy', ({ granted_by: by }, t) => t(GRANTED_BY[by])],
  [
    'webviewSetting.unanswered',
    ({ answer_seconds: seconds, granted_by: by, unanswered }, t) =>
      t('webviewSetting.unanswered.after', {
        seconds,
        // Without a response from the operator at the panel, a request is denied.
        outcome: t(UNANSWERED[by === 'panel' ? 'deny' : unanswered])
      })
  ],
  [
    'webviewSetting.handBack',
    ({ hand_back_seconds: count }, t) =>
      count === 0 ? t('webviewSetting.never') : t('webviewSetting.seconds', { count })
  ],
  ['webviewSetting.localPriority', (settings, t) => onOff(settings.local_priority, t)],
  ['webviewSetting.safetyQuestion', (settings, t) => onOff(settings.safety_question, t)],
  [
    'common.term.allowedNetworks',
    ({ network_rule: rule, networks }, t) =>
      plainText([t(NETWORK_RULES[rule]), ...(rule === 'any' ? [] : [joinList(networks)])].join(': '), 400)
  ]
]

const onOff = (on: boolean, t: Translator['t']) => t(on ? 'webviewSetting.on' : 'common.term.disabled')

const userText = (name: string, t: Translator['t']) => (name ? plainText(name, 32) : t('common.term.notSet'))

interface Props {
  settings: WebViewSettings
  onEdit: () => void
}

export function SettingsCard({ settings, onEdit }: Props) {
  const { t } = useText()
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
        {ROWS.map(([label, value]) => (
          <DataRow key={label} label={t(label)}>
            {value(settings, t)}
          </DataRow>
        ))}
      </DataList>
    </Card>
  )
}

export function SettingsSkeleton() {
  const { t } = useText()
  return (
    <DataCardSkeleton
      title={t('common.term.settings')}
      actions={<Button>{t('common.term.editSettings')}</Button>}
      labels={ROWS.map(([label]) => t(label))}
    />
  )
}
