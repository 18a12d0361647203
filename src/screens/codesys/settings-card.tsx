import { useStore } from '@nanostores/preact'
import type { CodesysSettings } from '../../api/codesys'
import { useForm } from '../../lib/form/use-form'
import type { Versioned } from '../../lib/remote/versioned'
import { useText } from '../../lib/text/use-text'
import { $device } from '../../stores/device'
import { lanOptions } from '../../stores/ports/lan-ports'
import { Card } from '../../ui/card/card'
import { FieldFor } from '../../ui/form/field-for'
import { FieldRow } from '../../ui/form/field-row'
import { FormFooter } from '../../ui/form/form-footer'
import { FormView } from '../../ui/form/form-view'
import { MaskField } from '../../ui/form/ipv4-fields'
import type { CodesysModel } from './model'

interface Props {
  model: CodesysModel
  loaded: Versioned<CodesysSettings>
}

export function SettingsCard({ model, loaded }: Props) {
  const { t } = useText()
  const { ethCount } = useStore($device)
  const form = useForm(() => model.settingsForm(loaded))
  const options = lanOptions(ethCount, t)
  return (
    <Card title={t('common.term.settings')}>
      <FormView of={form} label={t('common.term.settings')}>
        <FieldRow>
          <FieldFor of={form} name="port" options={options} />
          <FieldFor of={form} name="address" />
          <MaskField of={form} />
          <FieldFor of={form} name="gateway" />
        </FieldRow>
        <FieldFor of={form} name="fieldbus_ports" options={options} />
        <FieldFor of={form} name="start_with_panel" />
        <FormFooter of={form} />
      </FormView>
    </Card>
  )
}
