import { useStore } from '@nanostores/preact'
import type { EthernetSettings } from '../../api/ethernet'
import { useModel } from '../../lib/browser/use-model'
import { useForm } from '../../lib/form/use-form'
import { lastKnown } from '../../lib/remote/last-known'
import type { Versioned } from '../../lib/remote/versioned'
import { useText } from '../../lib/text/use-text'
import { ConflictNotice } from '../../ui/form/conflict-notice'
import { FormFooter } from '../../ui/form/form-footer'
import { FormView } from '../../ui/form/form-view'
import { AddressFields, DnsFields } from '../../ui/form/ipv4-fields'
import { NumberField } from '../../ui/form/number-field'
import { SegmentedControl } from '../../ui/form/segmented-control'
import { TextField } from '../../ui/form/text-field'
import { Columns } from '../../ui/page/columns'
import { Disclosure } from '../../ui/page/disclosure'
import { Banner } from '../../ui/status/banner'
import type { EthernetModel } from './model'
import { labelsOf, portName, textOf } from './port-texts'
import { ReachPreview } from './reach-preview'

interface Props {
  id: string
  loaded: Versioned<EthernetSettings>
  model: EthernetModel
}

const MODES = ['dhcp', 'static'] as const

export function PortForm({ id, loaded, model }: Props) {
  const { t } = useText()
  const form = useModel(() => model.formOf(id, loaded))
  useForm(() => form)
  const values = useStore(form.$values)
  const duplicate = useStore(model.$duplicates)[id]
  const automatic = values.method === 'dhcp'
  const live = lastKnown(useStore(model.$live))
  const locked = live?.ports.some(port => port.id === id && port.locked_by) ?? false
  const labels = labelsOf(t)
  return (
    <FormView of={form} label={portName(id, t)}>
      <ConflictNotice of={form} labels={labels} textOf={(field, value) => textOf(field, value, t)} />
      <fieldset disabled={locked}>
        <SegmentedControl
          of={form}
          name="method"
          label={labels.method}
          options={MODES.map(value => ({ value, text: textOf('method', value, t) }))}
        />
        {!automatic && (
          <Columns least={170}>
            <AddressFields of={form} labels={labels} />
          </Columns>
        )}
        {duplicate && <Banner tone="bad">{t('ethernet.conflict', { mac: duplicate })}</Banner>}
        <Columns least={170}>
          <DnsFields of={form} labels={labels} />
          <TextField required of={form} name="hostname" label={labels.hostname} />
        </Columns>
      </fieldset>
      <Disclosure label={t('ethernet.advanced')}>
        <NumberField disabled={locked} required of={form} name="mtu" label={labels.mtu} hint={t('ethernet.mtu.hint')} />
      </Disclosure>
      <ReachPreview id={id} form={form} model={model} />
      <FormFooter of={form} />
    </FormView>
  )
}
