import { useStore } from '@nanostores/preact'
import { $i18n } from '../../lib/i18n'
import { useForm } from '../../lib/use-form'
import { Card } from '../../ui/card'
import { ConflictNotice } from '../../ui/conflict-notice'
import { FormFooter } from '../../ui/form-footer'
import { FormView } from '../../ui/form-view'
import { AccessFields } from './access-fields'
import { AddressFields } from './address-fields'
import { type Labels, labelsOf, textOf } from './labels'
import type { HotspotModel, Loaded } from './model'
import { RadioFields } from './radio-fields'

export function SettingsForm({ model, loaded }: { model: HotspotModel; loaded: Loaded }) {
  const { t } = useStore($i18n)
  const form = useForm(() => model.form(loaded))
  const labels = labelsOf(t)
  return (
    <Card title={t('hotspot.settings')}>
      <FormView of={form} label={t('hotspot.settings')}>
        <ConflictNotice
          of={form}
          labels={labels}
          textOf={(field, value) => (field in labels ? textOf(field as keyof Labels, value, t) : '')}
        />
        <AccessFields of={form} labels={labels} />
        <RadioFields of={form} labels={labels} regions={loaded.regions} />
        <AddressFields of={form} labels={labels} />
        <FormFooter of={form} />
      </FormView>
    </Card>
  )
}
