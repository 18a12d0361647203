import type { CodesysSettings } from '../../api/codesys'
import { useText } from '../../lib/text/use-text'
import { CheckField } from '../../ui/form/check-field'
import { Field } from '../../ui/form/field'
import { useField } from '../../ui/form/use-field'
import type { CodesysForm } from './settings-form'
import { portText } from './texts'

/** Ports that the fieldbus has: the Ethernet screen shows them as locked. */
export function FieldbusField({ of: form, ports }: { of: CodesysForm; ports: readonly string[] }) {
  const { t } = useText()
  const label = t('codesys.fieldbus')
  const source = { of: form, name: 'fieldbus_ports', label } as const
  const { value: given, error, pick } = useField<CodesysSettings, string[]>(source)
  const give = (id: string, checked: boolean) =>
    pick(ports.filter(port => (port === id ? checked : given.includes(port))))
  return (
    <Field group texts={{ label, hint: t('codesys.fieldbus.hint') }} error={error}>
      {(control, labelId) => (
        <div {...control} role="group" aria-labelledby={labelId} tabIndex={-1}>
          {ports.map(id => (
            <CheckField
              key={id}
              label={portText(t, id)}
              value={given.includes(id)}
              onPick={checked => give(id, checked)}
            />
          ))}
        </div>
      )}
    </Field>
  )
}
