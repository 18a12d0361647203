import { useForm } from '../../lib/form/use-form'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { FieldFor } from '../../ui/form/field-for'
import { FormFooter } from '../../ui/form/form-footer'
import { FormView } from '../../ui/form/form-view'
import type { EthernetModel, LoadedPort } from './model'

interface Props {
  /** Saved with the settings of a port, of which each has the same. */
  port: LoadedPort
  model: EthernetModel
}

/** The panel's name on the network. */
export function NameCard({ port: { id, locked, loaded }, model }: Props) {
  const { t } = useText()
  const form = useForm(() => model.nameForm(id, loaded))
  const title = t('ethernet.name')
  return (
    <Card title={title}>
      <FormView of={form} label={title}>
        <fieldset disabled={locked}>
          <FieldFor of={form} name="hostname" />
        </fieldset>
        <FormFooter of={form} />
      </FormView>
    </Card>
  )
}
