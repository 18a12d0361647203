import { useStore } from '@nanostores/preact'
import type { FormPart } from '../../lib/form/form'
import { maskHint } from '../../lib/network/ipv4-codecs'
import type { Ipv4Settings } from '../../lib/network/ipv4-settings'
import { FieldFor, FieldsFor } from './field-for'
import { FieldRow } from './field-row'

/** The addresses of an interface, in pairs. */
export function Ipv4Fields({ of: form }: { of: FormPart<Ipv4Settings> }) {
  return (
    <>
      <FieldRow>
        <FieldFor of={form} name="address" />
        <MaskField of={form} />
      </FieldRow>
      <FieldFor of={form} name="gateway" />
      <FieldRow>
        <FieldsFor of={form} names={['dns1', 'dns2']} />
      </FieldRow>
    </>
  )
}

export function MaskField<V extends { mask: string }>({ of: form }: { of: FormPart<V> }) {
  const { mask } = useStore(form.$values)
  return <FieldFor of={form} name="mask" hint={maskHint(mask)} />
}
