import { useState } from 'react'
import { useModel } from '../../../lib/browser/use-model'
import { Below } from '../../../ui/status/below'
import { Loaded } from '../../../ui/status/loaded'
import type { TabProps } from '../model'
import { PanelClock } from '../panel-clock'
import { EndpointsCard } from './endpoints-card'
import { createServerTab } from './model'
import { RejectedCard } from './rejected-card'
import { SessionsCard } from './sessions-card'
import { SettingsCard } from './settings-card'
import { SettingsDialog } from './settings-dialog'
import type { SettingsChange } from './settings-form'
import { StateCard } from './state-card'

export default function ServerTab({ $server }: TabProps) {
  const model = useModel(() => createServerTab($server))
  const [editing, setEditing] = useState<SettingsChange>()
  return (
    <>
      <PanelClock />
      <Loaded from={model.$server}>{server => <StateCard model={model} server={server} />}</Loaded>
      <Below from={model.$server}>
        <RejectedCard model={model} onEdit={setEditing} />
        <Loaded from={model.$server} quiet>
          {server => <EndpointsCard server={server} />}
        </Loaded>
        <SessionsCard model={model} />
        <Loaded from={model.$settings}>
          {({ value }) => <SettingsCard settings={value} onEdit={() => setEditing({})} />}
        </Loaded>
      </Below>
      {editing && <SettingsDialog model={model} change={editing} onClose={() => setEditing(undefined)} />}
    </>
  )
}
