import { useStore } from '@nanostores/preact'
import type { WifiSettings } from '../../api/wifi'
import { useForm } from '../../lib/form/use-form'
import type { Versioned } from '../../lib/remote/versioned'
import { useText } from '../../lib/text/use-text'
import { ConflictNotice } from '../../ui/form/conflict-notice'
import { FormFooter } from '../../ui/form/form-footer'
import { FormView } from '../../ui/form/form-view'
import { AddressFields, DnsFields } from '../../ui/form/ipv4-fields'
import { PasswordField } from '../../ui/form/password-field'
import { SegmentedControl } from '../../ui/form/segmented-control'
import { Card } from '../../ui/page/card'
import { Columns } from '../../ui/page/columns'
import type { WifiModel } from './model'
import { labelsOf, textOf } from './settings-change'
import { needsHotspotPassword } from './settings-values'

const MODES = ['off', 'client'] as const
const FIRST_MODES = [...MODES, 'hotspot'] as const
const METHODS = ['dhcp', 'static'] as const

export function SettingsCard({ model, loaded }: { model: WifiModel; loaded: Versioned<WifiSettings> }) {
  const { t } = useText()
  const form = useForm(() => model.settingsForm(loaded))
  const values = useStore(form.$values)
  const { mode, method } = values
  const labels = labelsOf(t)
  return (
    <Card title={t('common.term.radio')}>
      <FormView of={form} label={t('common.term.radio')}>
        <ConflictNotice of={form} labels={labels} textOf={(field, value) => textOf(field, String(value), t)} />
        <SegmentedControl
          of={form}
          name="mode"
          label={labels.mode}
          hint={t(model.opensHotspot ? 'wifi.mode.hint' : 'wifi.mode.hint.noHotspot')}
          options={(model.opensHotspot ? FIRST_MODES : MODES).map(value => ({ value, text: textOf('mode', value, t) }))}
        />
        {mode === 'client' && (
          <SegmentedControl
            of={form}
            name="method"
            label={labels.method}
            options={METHODS.map(value => ({ value, text: textOf('method', value, t) }))}
          />
        )}
        {needsHotspotPassword(values) && (
          <PasswordField
            of={form}
            name="hotspot_password"
            label={t('wifi.hotspotPassword')}
            hint={t('common.password.notSet')}
            required
            autoComplete="new-password"
          />
        )}
        {mode === 'client' && method === 'static' && (
          <Columns>
            <AddressFields of={form} labels={labels} />
            <DnsFields of={form} labels={labels} />
          </Columns>
        )}
        <FormFooter of={form} />
      </FormView>
    </Card>
  )
}
