import { useStore } from '@nanostores/preact'
import type { CodesysSettings } from '../../api/codesys'
import { useForm } from '../../lib/form/use-form'
import type { Versioned } from '../../lib/remote/versioned'
import type { Translator } from '../../lib/text/i18n'
import { joinList } from '../../lib/text/join'
import { useText } from '../../lib/text/use-text'
import { $device } from '../../stores/device'
import { ConflictNotice } from '../../ui/form/conflict-notice'
import { FormFooter } from '../../ui/form/form-footer'
import { FormView } from '../../ui/form/form-view'
import { Ipv4Field } from '../../ui/form/ipv4-fields'
import { SelectField } from '../../ui/form/select-field'
import { SwitchField } from '../../ui/form/switch-field'
import { TextField } from '../../ui/form/text-field'
import { Card } from '../../ui/page/card'
import { Columns } from '../../ui/page/columns'
import { FieldbusField } from './fieldbus-field'
import type { CodesysModel } from './model'
import { portText } from './texts'

interface Props {
  model: CodesysModel
  loaded: Versioned<CodesysSettings>
}

export function SettingsCard({ model, loaded }: Props) {
  const { t } = useText()
  const { ethCount } = useStore($device)
  const form = useForm(() => model.settingsForm(loaded))
  const labels = labelsOf(t)
  const ports = Array.from({ length: ethCount }, (_, index) => `eth${index}`)
  return (
    <Card title={t('common.term.settings')}>
      <FormView of={form} label={t('common.term.settings')}>
        <ConflictNotice of={form} labels={labels} textOf={(field, value) => textOf(t, field, value)} />
        <Columns>
          <SelectField
            of={form}
            name="port"
            label={labels.port}
            options={ports.map(value => ({ value, text: portText(t, value) }))}
          />
          <Ipv4Field required of={form} name="address" label={labels.address} hint={t('codesys.address.hint')} />
          <TextField required of={form} name="mask" label={labels.mask} hint="255.255.255.0, /24" />
          <Ipv4Field of={form} name="gateway" label={labels.gateway} />
        </Columns>
        <FieldbusField of={form} ports={ports} />
        <SwitchField of={form} name="start_with_panel" label={labels.start_with_panel} />
        <FormFooter of={form} />
      </FormView>
    </Card>
  )
}

const labelsOf = (t: Translator['t']): Record<keyof CodesysSettings, string> => ({
  port: t('common.term.port'),
  address: t('codesys.address'),
  mask: t('common.term.subnetMask'),
  gateway: t('common.term.gateway'),
  fieldbus_ports: t('codesys.fieldbus'),
  start_with_panel: t('common.term.autostart')
})

function textOf(t: Translator['t'], field: string, value: unknown): string {
  if (field === 'port') return portText(t, String(value))
  if (Array.isArray(value)) return joinList(value.map(id => portText(t, String(id)))) || '–'
  if (typeof value === 'boolean') return t(value ? 'common.term.on' : 'common.term.off')
  return String(value) || '–'
}
