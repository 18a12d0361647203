import { useStore } from '@nanostores/preact'
import type { EthernetSettings } from '../../api/ethernet'
import { useModel } from '../../lib/browser/use-model'
import { useForm } from '../../lib/form/use-form'
import { MASK_HINT } from '../../lib/network/ipv4-codecs'
import { lastKnown } from '../../lib/remote/last-known'
import type { Versioned } from '../../lib/remote/versioned'
import { useText } from '../../lib/text/use-text'
import { lanText } from '../../stores/lan-ports'
import { FieldFor, FieldsFor } from '../../ui/form/field-for'
import { FormFooter } from '../../ui/form/form-footer'
import { FormView } from '../../ui/form/form-view'
import { Columns } from '../../ui/page/columns'
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
  const form = useModel(() => model.formOf(id, loaded))
  useForm(() => form)
  const { method } = useStore(form.$values)
  const duplicate = useStore(model.$duplicates)[id]
  const live = lastKnown(useStore(model.$live))
  const locked = live?.ports.some(port => port.id === id && port.locked_by) ?? false
  return (
    <FormView of={form} label={lanText(id, t)}>
      <fieldset disabled={locked}>
        <FieldFor of={form} name="method" />
        {method === 'static' && (
          <Columns least={170}>
            <FieldFor of={form} name="address" />
            <FieldFor of={form} name="mask" hint={MASK_HINT} />
            <FieldFor of={form} name="gateway" />
          </Columns>
        )}
        {duplicate && <Banner tone="bad">{t('ethernet.conflict', { mac: duplicate })}</Banner>}
        <Columns least={170}>
          <FieldsFor of={form} names={['dns1', 'dns2', 'hostname']} />
        </Columns>
      </fieldset>
      <Disclosure label={t('ethernet.advanced')}>
        <FieldFor of={form} name="mtu" disabled={locked} />
      </Disclosure>
      <ReachPreview id={id} form={form} model={model} />
      <FormFooter of={form} />
    </FormView>
  )
}
