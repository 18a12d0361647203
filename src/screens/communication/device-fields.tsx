import { useStore } from '@nanostores/preact'
import type { PlcDevice } from '../../api/communication'
import { plcDeviceSettings as limits } from '../../api/generated/limits/communication'
import { useText } from '../../lib/text/use-text'
import { NumberField } from '../../ui/form/number-field'
import { SelectField } from '../../ui/form/select-field'
import { SwitchField } from '../../ui/form/switch-field'
import { TextField } from '../../ui/form/text-field'
import { Columns } from '../../ui/page/columns'
import { type DeviceForm, deviceValues } from './device-form'
import { deviceLabels, valueText } from './field-texts'
import { portName } from './texts'

/** Each with the range that it may have and the project's value. */
export function DeviceFields({ of: form, device }: { of: DeviceForm; device: PlcDevice }) {
  const { t } = useText()
  const { port } = useStore(form.$values)
  const labels = deviceLabels(t)
  const project = deviceValues(device.project)
  const hint = (field: keyof typeof project, range = '') => {
    const known =
      project[field] === '' ? '' : t('communication.project', { value: valueText(field, project[field], t) })
    return [range, known].filter(Boolean).join(' · ')
  }
  const range = (first: number, last: number) => t('common.term.range', { first, last })
  return (
    <>
      <SwitchField of={form} name="enabled" label={labels.enabled} hint={hint('enabled')} />
      <Columns least={200}>
        {device.ports.length > 1 && (
          <SelectField
            of={form}
            name="port"
            label={labels.port}
            hint={hint('port')}
            options={device.ports.map(value => ({ value, text: portName(value, t) }))}
          />
        )}
        {port === 'lan' && (
          <TextField
            required
            of={form}
            name="address"
            label={labels.address}
            hint={hint('address')}
            inputMode="decimal"
          />
        )}
        {port === 'lan' && (
          <NumberField
            required
            of={form}
            name="tcp_port"
            label={labels.tcp_port}
            hint={hint('tcp_port', range(...limits.tcp_port))}
          />
        )}
        <NumberField
          required
          of={form}
          name="station"
          label={labels.station}
          hint={hint('station', range(device.stations.first, device.stations.last))}
        />
        <NumberField
          required
          decimal
          of={form}
          name="timeout_s"
          label={labels.timeout_s}
          hint={hint('timeout_s', range(...limits.timeout_s))}
        />
        <NumberField
          required
          of={form}
          name="retries"
          label={labels.retries}
          hint={hint('retries', range(...limits.retries))}
        />
        <NumberField
          required
          of={form}
          name="turn_around_ms"
          label={labels.turn_around_ms}
          hint={hint('turn_around_ms', range(...limits.turn_around_ms))}
        />
      </Columns>
    </>
  )
}
