import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import { useModel } from '../../lib/browser/use-model'
import { lastKnown } from '../../lib/remote/last-known'
import { plainText } from '../../lib/text/plain-text'
import { notify } from '../../stores/notices'
import { EditDialog } from '../../ui/dialog/edit-dialog'
import { DeviceFields } from './device-fields'
import { deviceSettings, deviceValues } from './device-form'
import { LiveState } from './live-state'
import { type CommunicationModel, portOf } from './model'
import { ProjectButton } from './project-values'
import { ReadTestView } from './read-test-view'
import { RestartDialog } from './restart-dialog'
import { StopNotice } from './stop-notice'

interface Props {
  model: CommunicationModel
  id: string
  onClose: () => void
}

/** A link: its state, a test read, and the settings of its device. */
export function DeviceDialog({ model, id, onClose }: Props) {
  const $newest = useModel(() => model.newestDevice(id))
  const link = lastKnown(useStore(model.$links))?.find(other => other.id === id)
  const [restarting, setRestarting] = useState(false)
  const name = plainText(link?.name ?? id, 60)
  return (
    <>
      <EditDialog
        wide
        from={$newest}
        edit={model.deviceForm}
        title={name}
        onClose={onClose}
        onSaved={() => notify(['communication.saved', { name }])}
      >
        {(form, loaded) => (
          <>
            {link && (
              <LiveState
                link={link}
                port={portOf(loaded, loaded.settings.value.port)}
                model={model}
                onRestart={() => setRestarting(true)}
              />
            )}
            <DeviceFields of={form} device={loaded.device} />
            <ProjectButton of={form} project={deviceValues(loaded.device.project)} />
            <ReadTestView
              of={form}
              device={loaded.device}
              settingsOf={values => ({ settings: deviceSettings(values), serial: null })}
              modeOf={({ port }) => portOf(loaded, port)?.settings.mode}
            />
            <StopNotice names={[name]} />
          </>
        )}
      </EditDialog>
      {restarting && link && <RestartDialog model={model} link={link} onClose={() => setRestarting(false)} />}
    </>
  )
}
