import { useForm } from '../../lib/form/use-form'
import { useText } from '../../lib/text/use-text'
import { ConflictNotice } from '../../ui/form/conflict-notice'
import { FormFooter } from '../../ui/form/form-footer'
import { FormView } from '../../ui/form/form-view'
import { Card } from '../../ui/page/card'
import { AccessFields } from './access-fields'
import { AddressFields } from './address-fields'
import { type Labels, labelsOf, textOf } from './labels'
import type { HotspotModel, Loaded } from './model'
import { RadioFields } from './radio-fields'

export function SettingsForm({ model, loaded }: { model: HotspotModel; loaded: Loaded }) {
  const { t } = useText()
  const form = useForm(() => model.form(loaded))
  const labels = labelsOf(t)
  return (
    <Card title={t('common.term.settings')}>
      <FormView of={form} label={t('common.term.settings')}>
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
