import { useState } from 'react'
import { useModel } from '../../../lib/browser/use-model'
import { Loaded } from '../../../ui/status/loaded'
import { createDiscovery } from './model'
import { SettingsCard } from './settings-card'
import { SettingsDialog } from './settings-dialog'
import { StatusCard } from './status-card'
import { TestCard } from './test-card'

export default function DiscoveryTab() {
  const model = useModel(createDiscovery)
  const [editing, setEditing] = useState(false)
  const edit = () => setEditing(true)
  return (
    <>
      <Loaded from={model.$status}>{status => <StatusCard status={status} onEdit={edit} />}</Loaded>
      <Loaded from={model.$settings}>
        {({ value }) => (
          <>
            <SettingsCard settings={value} onEdit={edit} />
            <TestCard model={model} settings={value} onEdit={edit} />
          </>
        )}
      </Loaded>
      {editing && <SettingsDialog model={model} onClose={() => setEditing(false)} />}
    </>
  )
}
