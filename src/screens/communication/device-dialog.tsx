import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import type { PlcDevice } from '../../api/communication'
import type { Field } from '../../lib/form/fields'
import { lastKnown } from '../../lib/remote/last-known'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { notify } from '../../stores/notices'
import { portName } from '../../stores/ports/plc-ports'
import { Columns } from '../../ui/card/columns'
import { EditDialog } from '../../ui/dialog/edit-dialog'
import { FieldFor } from '../../ui/form/field-for'
import { type DeviceForm, type DeviceValues, deviceSettings, deviceValues } from './device-form'
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
  const link = lastKnown(useStore(model.$links))?.find(other => other.id === id)
  const [restarting, setRestarting] = useState(false)
  const name = plainText(link?.name ?? id, 60)
  return (
    <>
      <EditDialog
        wide
        from={() => model.newestDevice(id)}
        edit={model.deviceForm}
        title={name}
        notice={() => <StopNotice names={[name]} />}
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
          </>
        )}
      </EditDialog>
      {restarting && link && <RestartDialog model={model} link={link} onClose={() => setRestarting(false)} />}
    </>
  )
}

const NETWORK = ['address', 'tcp_port'] as const
const NUMBERS = ['station', 'timeout_s', 'retries', 'turn_around_ms'] as const

/** Each with the range that it may have and the project's value. */
function DeviceFields({ of: form, device }: { of: DeviceForm; device: PlcDevice }) {
  const { t } = useText()
  const project = deviceValues(device.project)
  const hint = (field: Field<DeviceValues>) => {
    const { limit, textOf } = form.fields[field] ?? {}
    const [first, last] = field === 'station' ? [device.stations.first, device.stations.last] : (limit ?? [])
    const range = first === undefined || last === undefined ? '' : t('common.term.range', { first, last })
    const known = project[field] === '' ? '' : t('communication.project', { value: textOf?.(project[field], t) ?? '' })
    return [range, known].filter(Boolean).join(' · ')
  }
  return (
    <>
      <FieldFor of={form} name="enabled" hint={hint('enabled')} />
      <Columns least={200}>
        {device.ports.length > 1 && (
          <FieldFor
            of={form}
            name="port"
            hint={hint('port')}
            options={device.ports.map(value => ({ value, text: portName(value, t) }))}
          />
        )}
        {[...NETWORK, ...NUMBERS].map(name => (
          <FieldFor key={name} of={form} name={name} hint={hint(name)} />
        ))}
      </Columns>
    </>
  )
}
