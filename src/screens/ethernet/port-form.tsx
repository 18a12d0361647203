import { useStore } from '@nanostores/preact'
import type { EthernetSettings } from '../../api/ethernet'
import { useForm } from '../../lib/form/use-form'
import { lastKnown } from '../../lib/remote/last-known'
import type { Versioned } from '../../lib/remote/versioned'
import { useText } from '../../lib/text/use-text'
import { lanText } from '../../stores/ports/lan-ports'
import { FieldFor } from '../../ui/form/field-for'
import { FormFooter } from '../../ui/form/form-footer'
import { FormView } from '../../ui/form/form-view'
import { Ipv4Fields } from '../../ui/form/ipv4-fields'
import { Disclosure } from '../../ui/page/disclosure'
import { Banner } from '../../ui/status/banner'
import type { EthernetModel } from './model'
import { ReachPreview } from './reach-preview'

interface Props {
  id: string
  loaded: Versioned<EthernetSettings>
  model: EthernetModel
}

export function PortForm({ id, loaded, model }: Props) {
  const { t } = useText()
  const form = useForm(() => model.portForm(id, loaded))
  const duplicate = useStore(model.$duplicates)[id]
  const live = lastKnown(useStore(model.$live))
  const locked = live?.ports.some(port => port.id === id && port.locked_by) ?? false
  return (
    <FormView of={form} label={lanText(id, t)}>
      <fieldset disabled={locked}>
        <FieldFor of={form} name="method" />
        <Ipv4Fields of={form} />
        {duplicate && <Banner tone="bad">{t('ethernet.conflict', { mac: duplicate })}</Banner>}
      </fieldset>
      <Disclosure label={t('ethernet.advanced')}>
        <FieldFor of={form} name="mtu" disabled={locked} />
      </Disclosure>
      <ReachPreview id={id} form={form} model={model} />
      <FormFooter of={form} />
    </FormView>
  )
}
