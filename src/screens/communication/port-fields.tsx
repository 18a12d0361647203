import { useStore } from '@nanostores/preact'
import type { SerialPort } from '../../api/communication'
import { useText } from '../../lib/text/use-text'
import { SelectField } from '../../ui/form/select-field'
import { Columns } from '../../ui/page/columns'
import { portLabels, valueText } from './field-texts'
import { type PortForm, type PortValues, portValues, RATES } from './port-form'
import { MODES, PARITIES, rateText } from './texts'
import { WIRING } from './wire-hints'

const PARITY_CHOICES = ['none', 'even', 'odd', 'mark', 'space'] as const
const asIs = <T extends string>(value: T) => ({ value, text: value })

/** Each with the project's value. */
export function PortFields({ of: form, port }: { of: PortForm; port: SerialPort }) {
  const { t } = useText()
  const { mode } = useStore(form.$values)
  const labels = portLabels(t)
  const project = portValues(port.project)
  const hint = (field: keyof PortValues) => t('communication.project', { value: valueText(field, project[field], t) })
  return (
    <>
      <SelectField
        of={form}
        name="mode"
        label={labels.mode}
        hint={`${t(WIRING[mode])} · ${hint('mode')}`}
        options={port.modes.map(value => ({ value, text: MODES[value] }))}
      />
      <Columns least={150}>
        <SelectField
          of={form}
          name="baud_rate"
          label={labels.baud_rate}
          hint={hint('baud_rate')}
          options={RATES.map(rate => ({ value: `${rate}` as const, text: rateText(rate) }))}
        />
        <SelectField
          of={form}
          name="data_bits"
          label={labels.data_bits}
          hint={hint('data_bits')}
          options={(['7', '8'] as const).map(asIs)}
        />
        <SelectField
          of={form}
          name="parity"
          label={labels.parity}
          hint={hint('parity')}
          options={PARITY_CHOICES.map(value => ({ value, text: t(PARITIES[value]) }))}
        />
        <SelectField
          of={form}
          name="stop_bits"
          label={labels.stop_bits}
          hint={hint('stop_bits')}
          options={(['1', '2'] as const).map(asIs)}
        />
      </Columns>
    </>
  )
}
