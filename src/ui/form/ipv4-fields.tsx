import type { FormPart } from '../../lib/form/form'
import type { Ipv4Settings } from '../../lib/network/ipv4-settings'
import { TextField, type TextFieldProps } from './text-field'

export function Ipv4Field<V extends object>(props: TextFieldProps<V>) {
  return <TextField<V> {...props} inputMode="decimal" />
}

interface FieldsProps {
  of: FormPart<Ipv4Settings>
  labels: Record<keyof Ipv4Settings, string>
}

/** What a static address needs. */
export function AddressFields({ of: form, labels }: FieldsProps) {
  return (
    <>
      <Ipv4Field required of={form} name="address" label={labels.address} />
      <TextField required of={form} name="mask" label={labels.mask} hint="255.255.255.0, /24" />
      <Ipv4Field of={form} name="gateway" label={labels.gateway} />
    </>
  )
}

export function DnsFields({ of: form, labels }: FieldsProps) {
  return (
    <>
      <Ipv4Field of={form} name="dns1" label={labels.dns1} />
      <Ipv4Field of={form} name="dns2" label={labels.dns2} />
    </>
  )
}
