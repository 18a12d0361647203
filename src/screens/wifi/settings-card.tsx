import type { WifiSettings } from '../../api/wifi'
import { fieldsOf } from '../../lib/form/fields'
import { useForm } from '../../lib/form/use-form'
import type { Versioned } from '../../lib/remote/versioned'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { FieldFor, FieldsFor } from '../../ui/form/field-for'
import { FormFooter } from '../../ui/form/form-footer'
import { FormView } from '../../ui/form/form-view'
import { Ipv4Fields } from '../../ui/form/ipv4-fields'
import type { WifiModel } from './model'
import { MODES } from './settings-form'

export function SettingsCard({ model, loaded }: { model: WifiModel; loaded: Versioned<WifiSettings> }) {
  const { t } = useText()
  const form = useForm(() => model.settingsForm(loaded))
  return (
    <Card title={t('common.term.radio')}>
      <FormView of={form} label={t('common.term.radio')}>
        <FieldFor
          of={form}
          name="mode"
          hint={t(model.opensHotspot ? 'wifi.mode.hint' : 'wifi.mode.hint.noHotspot')}
          options={fieldsOf(MODES)
            .filter(value => model.opensHotspot || value !== 'hotspot')
            .map(value => ({ value, text: t(MODES[value]) }))}
        />
        <FieldsFor of={form} names={['method', 'hotspot_password']} />
        <Ipv4Fields of={form} />
        <FormFooter of={form} />
      </FormView>
    </Card>
  )
}
