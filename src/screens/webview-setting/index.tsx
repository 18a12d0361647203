import { useState } from 'react'
import { useModel } from '../../lib/browser/use-model'
import { useText } from '../../lib/text/use-text'
import { Page } from '../../ui/page/page'
import { Below } from '../../ui/status/below'
import { Loaded } from '../../ui/status/loaded'
import { ConnectionsCard } from './connections-card'
import { createWebViewSetting } from './model'
import { SettingsCard, SettingsSkeleton } from './settings-card'
import { SettingsDialog } from './settings-dialog'
import { StatusCard, StatusSkeleton } from './status-card'

export default function WebViewSettingScreen() {
  const { t } = useText()
  const model = useModel(createWebViewSetting)
  const [editing, setEditing] = useState(false)
  return (
    <Page title={t('menu.webviewSetting')}>
      <Loaded from={model.$status} skeleton={<StatusSkeleton link={model.link} />}>
        {status => <StatusCard status={status} link={model.link} />}
      </Loaded>
      <Below from={model.$status}>
        <Loaded from={model.$settings} skeleton={<SettingsSkeleton />}>
          {({ value }) => <SettingsCard settings={value} onEdit={() => setEditing(true)} />}
        </Loaded>
        <Below from={model.$settings}>
          <ConnectionsCard model={model} />
        </Below>
      </Below>
      {editing && <SettingsDialog model={model} onClose={() => setEditing(false)} />}
    </Page>
  )
}
