import type { PlcDevice } from '../../api/communication'
import type { Field } from '../../lib/form/fields'
import { useText } from '../../lib/text/use-text'
import { FieldFor } from '../../ui/form/field-for'
import { Columns } from '../../ui/page/columns'
import { type DeviceForm, type DeviceValues, deviceValues } from './device-form'
import { portName } from './texts'

const NETWORK = ['address', 'tcp_port'] as const
const NUMBERS = ['station', 'timeout_s', 'retries', 'turn_around_ms'] as const

/** Each with the range that it may have and the project's value. */
export function DeviceFields({ of: form, device }: { of: DeviceForm; device: PlcDevice }) {
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
