import { useState } from 'react'
import { useModel } from '../../../lib/browser/use-model'
import { Loaded } from '../../../ui/status/loaded'
import { DiscoveryCard } from './discovery-card'
import { createDiscovery } from './model'
import { SettingsDialog } from './settings-dialog'
import { TestCard } from './test-card'

export default function DiscoveryTab() {
  const model = useModel(createDiscovery)
  const [editing, setEditing] = useState(false)
  const edit = () => setEditing(true)
  return (
    <>
      <Loaded from={model.$settings}>
        {({ value }) => (
          <>
            <DiscoveryCard model={model} settings={value} onEdit={edit} />
            <TestCard model={model} settings={value} onEdit={edit} />
          </>
        )}
      </Loaded>
      {editing && <SettingsDialog model={model} onClose={() => setEditing(false)} />}
    </>
  )
}
