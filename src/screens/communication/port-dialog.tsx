import { useState } from 'react'
import { useModel } from '../../lib/browser/use-model'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { notify } from '../../stores/notices'
import { EditDialog } from '../../ui/dialog/edit-dialog'
import { SelectField } from '../../ui/form/select-field'
import { Banner } from '../../ui/status/banner'
import styles from './communication.module.css'
import { portLabels, valueText } from './field-texts'
import type { CommunicationModel, LoadedPort } from './model'
import { PortFields } from './port-fields'
import { type PortForm, portSettings, portValues } from './port-form'
import { PortLinks } from './port-links'
import { ProjectButton } from './project-values'
import { ReadTestView } from './read-test-view'
import { StopNotice } from './stop-notice'
import { portName } from './texts'

interface Props {
  model: CommunicationModel
  id: string
  onClose: () => void
}

export function PortDialog({ model, id, onClose }: Props) {
  const { t } = useText()
  const $newest = useModel(() => model.newestPort(id))
  const name = portName(id, t)
  return (
    <EditDialog
      wide
      from={$newest}
      edit={model.portForm}
      title={name}
      labels={portLabels(t)}
      textOf={(field, value) => valueText(field, value, t)}
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
          <ProjectButton of={form} project={portValues(loaded.port.project)} />
          <TestRead form={form} loaded={loaded} />
          <StopNotice names={loaded.devices.map(device => device.name)} />
        </>
      )}
    </EditDialog>
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
        settingsOf={edited => ({ settings: device.settings, serial: portSettings(edited) })}
        modeOf={edited => edited.mode}
      />
    </>
  )
}
