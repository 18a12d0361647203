import { useState } from 'react'
import { useModel } from '../../../lib/browser/use-model'
import { Loaded } from '../../../ui/status/loaded'
import { ListCard } from './list-card'
import { createTrace } from './model'
import { SettingsDialog } from './settings-dialog'
import { DebugNotice, StateCard } from './state-card'

export default function TraceTab() {
  const model = useModel(() => createTrace())
  const [editing, setEditing] = useState(false)
  return (
    <>
      <DebugNotice of={model.$status} />
      <ListCard model={model} />
      <Loaded from={model.$status}>{status => <StateCard status={status} onEdit={() => setEditing(true)} />}</Loaded>
      {editing && <SettingsDialog settings={model.settings} onClose={() => setEditing(false)} />}
    </>
  )
}
