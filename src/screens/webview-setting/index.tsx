import { useState } from 'react'
import { useModel } from '../../lib/browser/use-model'
import { useText } from '../../lib/text/use-text'
import { Page } from '../../ui/page/page'
import { Loaded } from '../../ui/status/loaded'
import { ConnectionsCard } from './connections-card'
import { createWebViewSetting } from './model'
import { SettingsCard } from './settings-card'
import { SettingsDialog } from './settings-dialog'
import { StatusCard } from './status-card'

export default function WebViewSettingScreen() {
  const { t } = useText()
  const model = useModel(createWebViewSetting)
  const [editing, setEditing] = useState(false)
  return (
    <Page title={t('menu.webviewSetting')}>
      <Loaded from={model.$status}>{status => <StatusCard status={status} link={model.link} />}</Loaded>
      <Loaded from={model.$settings}>
        {({ value }) => <SettingsCard settings={value} onEdit={() => setEditing(true)} />}
      </Loaded>
      <ConnectionsCard model={model} />
      {editing && <SettingsDialog model={model} onClose={() => setEditing(false)} />}
    </Page>
  )
}
