import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import type { SerialPort } from '../../api/communication'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { notify } from '../../stores/notices'
import { portName, SERIAL_MODES } from '../../stores/ports/plc-ports'
import { Columns } from '../../ui/card/columns'
import { EditDialog } from '../../ui/dialog/edit-dialog'
import { FieldFor } from '../../ui/form/field-for'
import { SelectField } from '../../ui/form/select-field'
import { Banner } from '../../ui/status/banner'
import styles from './communication.module.css'
import type { CommunicationModel, LoadedPort } from './model'
import { PORT, type PortForm } from './port-form'
import { PortLinks } from './port-links'
import { ProjectButton } from './project-values'
import { ReadTestView } from './read-test-view'
import { StopNotice } from './stop-notice'
import { WIRING } from './wire-hints'

interface Props {
  model: CommunicationModel
  id: string
  onClose: () => void
}

export function PortDialog({ model, id, onClose }: Props) {
  const { t } = useText()
  const name = portName(id, t)
  return (
    <EditDialog
      wide
      from={() => model.newestPort(id)}
      edit={model.portForm}
      title={name}
      notice={(_, { devices }) => <StopNotice names={devices.map(device => device.name)} />}
      onClose={onClose}
      onSaved={() => notify(['communication.saved', { name }])}
    >
      {(form, loaded) => (
        <>
          <PortLinks model={model} port={id} />
          {loaded.port.shares_plug_with !== null && (
            <Banner tone="warn">
              {t('communication.sharedPlug', { name, other: portName(loaded.port.shares_plug_with, t) })}
            </Banner>
          )}
          <PortFields of={form} port={loaded.port} />
          <ProjectButton of={form} project={PORT.valuesOf(loaded.port.project)} />
          <TestRead form={form} loaded={loaded} />
        </>
      )}
    </EditDialog>
  )
}

const FORMAT = ['baud_rate', 'data_bits', 'parity', 'stop_bits'] as const

/** Each with the project's value. */
function PortFields({ of: form, port }: { of: PortForm; port: SerialPort }) {
  const { t } = useText()
  const { mode } = useStore(form.$values)
  const project = PORT.valuesOf(port.project)
  const hint = (field: keyof typeof project) =>
    t('communication.project', { value: form.fields[field]?.textOf(project[field], t) ?? '' })
  return (
    <>
      <FieldFor
        of={form}
        name="mode"
        hint={`${t(WIRING[mode])} · ${hint('mode')}`}
        options={port.modes.map(value => ({ value, text: SERIAL_MODES[value] }))}
      />
      <Columns least={150}>
        {FORMAT.map(name => (
          <FieldFor key={name} of={form} name={name} hint={hint(name)} />
        ))}
      </Columns>
    </>
  )
}

/** Of one of the devices at the port. */
function TestRead({ form, loaded: { devices } }: { form: PortForm; loaded: LoadedPort }) {
  const { t } = useText()
  const [chosen, setChosen] = useState('')
  const device = devices.find(({ id }) => id === chosen) ?? devices[0]
  if (!device) return null
  return (
    <>
      {devices.length > 1 && (
        <div className={styles.device}>
          <SelectField
            label={t('communication.test.device')}
            value={device.id}
            options={devices.map(({ id, name }) => ({ value: id, text: plainText(name, 60) }))}
            onPick={setChosen}
          />
        </div>
      )}
      <ReadTestView
        key={device.id}
        of={form}
        device={device}
        settingsOf={edited => ({ settings: device.settings, serial: PORT.requestOf(edited) })}
        modeOf={edited => edited.mode}
      />
    </>
  )
}
