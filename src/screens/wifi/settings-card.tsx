import { useStore } from '@nanostores/preact'
import type { WifiSettings } from '../../api/wifi'
import { $i18n } from '../../lib/i18n'
import type { Versioned } from '../../lib/settings-form'
import { useForm } from '../../lib/use-form'
import { Card } from '../../ui/card'
import { Columns } from '../../ui/columns'
import { ConflictNotice } from '../../ui/conflict-notice'
import { FormFooter } from '../../ui/form-footer'
import { FormView } from '../../ui/form-view'
import { SegmentedControl } from '../../ui/segmented-control'
import { TextField } from '../../ui/text-field'
import type { WifiModel } from './model'

export function SettingsCard({ model, loaded }: { model: WifiModel; loaded: Versioned<WifiSettings> }) {
  const { t } = useStore($i18n)
  const form = useForm(() => model.settingsForm(loaded))
  const { mode, method } = useStore(form.$values)
  const modes = { off: t('wifi.mode.off'), client: t('wifi.mode.client'), hotspot: t('wifi.mode.hotspot') }
  const methods = { dhcp: t('wifi.method.dhcp'), static: t('wifi.method.static') }
  const labels = {
    mode: t('wifi.mode'),
    method: t('wifi.method'),
    address: t('wifi.address'),
    mask: t('wifi.mask'),
    gateway: t('wifi.gateway'),
    dns_1: t('wifi.dns1'),
    dns_2: t('wifi.dns2')
  }
  return (
    <Card title={t('wifi.settings')}>
      <FormView of={form} label={t('wifi.settings')}>
        <ConflictNotice
          of={form}
          labels={labels}
          textOf={(_, value) => ({ ...modes, ...methods })[value as 'off'] ?? String(value)}
        />
        <SegmentedControl
          of={form}
          name="mode"
          label={labels.mode}
          hint={t('wifi.mode.hint')}
          options={optionsOf(modes)}
        />
        {mode === 'client' && (
          <SegmentedControl of={form} name="method" label={labels.method} options={optionsOf(methods)} />
        )}
        {mode === 'client' && method === 'static' && (
          <Columns>
            <TextField of={form} name="address" label={labels.address} required inputMode="decimal" />
            <TextField of={form} name="mask" label={labels.mask} required placeholder="255.255.255.0" />
            <TextField of={form} name="gateway" label={labels.gateway} inputMode="decimal" />
            <TextField of={form} name="dns_1" label={labels.dns_1} inputMode="decimal" />
            <TextField of={form} name="dns_2" label={labels.dns_2} inputMode="decimal" />
          </Columns>
        )}
        <FormFooter of={form} />
      </FormView>
    </Card>
  )
}

function optionsOf<T extends string>(texts: Record<T, string>): { value: T; text: string }[] {
  // Object.entries cannot know that the record has no other keys than its type names.
  return (Object.entries(texts) as [T, string][]).map(([value, text]) => ({ value, text }))
}
