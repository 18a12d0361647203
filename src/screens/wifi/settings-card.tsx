import { useStore } from '@nanostores/preact'
import type { WifiSettings } from '../../api/wifi'
import { useForm } from '../../lib/form/use-form'
import type { Versioned } from '../../lib/remote/versioned'
import { $i18n, type Translator } from '../../lib/text/i18n'
import type { MessageKey } from '../../lib/text/message'
import { ConflictNotice } from '../../ui/form/conflict-notice'
import { FormFooter } from '../../ui/form/form-footer'
import { FormView } from '../../ui/form/form-view'
import { SegmentedControl } from '../../ui/form/segmented-control'
import { TextField } from '../../ui/form/text-field'
import { Card } from '../../ui/page/card'
import { Columns } from '../../ui/page/columns'
import type { WifiModel } from './model'
import { FIELD_LABELS, METHODS, MODES, textOf } from './settings-change'

export function SettingsCard({ model, loaded }: { model: WifiModel; loaded: Versioned<WifiSettings> }) {
  const { t } = useStore($i18n)
  const form = useForm(() => model.settingsForm(loaded))
  const values = useStore(form.$values)
  const { mode, method } = values
  const labels = textsOf(FIELD_LABELS, t)
  return (
    <Card title={t('wifi.settings')}>
      <FormView of={form} label={t('wifi.settings')}>
        <ConflictNotice
          of={form}
          labels={labels}
          textOf={(field, value) => textOf(field, { ...values, [field]: value }, t)}
        />
        <SegmentedControl
          of={form}
          name="mode"
          label={labels.mode}
          hint={t('wifi.mode.hint')}
          options={optionsOf(MODES, t)}
        />
        {mode === 'client' && (
          <SegmentedControl of={form} name="method" label={labels.method} options={optionsOf(METHODS, t)} />
        )}
        {mode === 'client' && method === 'static' && (
          <Columns>
            <TextField of={form} name="address" label={labels.address} required inputMode="decimal" />
            <TextField of={form} name="mask" label={labels.mask} required placeholder="255.255.255.0" />
            <TextField of={form} name="gateway" label={labels.gateway} inputMode="decimal" />
            <TextField of={form} name="dns1" label={labels.dns1} inputMode="decimal" />
            <TextField of={form} name="dns2" label={labels.dns2} inputMode="decimal" />
          </Columns>
        )}
        <FormFooter of={form} />
      </FormView>
    </Card>
  )
}

// Object.entries cannot know that the record has no other keys than its type names.
const entriesOf = <T extends string>(keys: Record<T, MessageKey>) => Object.entries(keys) as [T, MessageKey][]

function optionsOf<T extends string>(keys: Record<T, MessageKey>, t: Translator['t']) {
  return entriesOf(keys).map(([value, key]) => ({ value, text: t(key) }))
}

function textsOf<T extends string>(keys: Record<T, MessageKey>, t: Translator['t']) {
  return Object.fromEntries(entriesOf(keys).map(([name, key]) => [name, t(key)])) as Record<T, string>
}
