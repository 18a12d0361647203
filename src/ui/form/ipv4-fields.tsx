import type { Form } from '../../lib/form/form'
import type { Ipv4Settings } from '../../lib/network/ipv4-settings'
import { TextField, type TextFieldProps } from './text-field'

export function Ipv4Field<V extends object>(props: TextFieldProps<V>) {
  return <TextField<V> {...props} inputMode="decimal" />
}

interface FieldsProps<V extends Ipv4Settings> {
  of: Form<V>
  labels: Record<keyof Ipv4Settings, string>
}

/** What a static address needs. */
export function AddressFields<V extends Ipv4Settings>({ of, labels }: FieldsProps<V>) {
  const form = ipv4Part(of)
  return (
    <>
      <Ipv4Field required of={form} name="address" label={labels.address} />
      <TextField required of={form} name="mask" label={labels.mask} hint="255.255.255.0, /24" />
      <Ipv4Field of={form} name="gateway" label={labels.gateway} />
    </>
  )
}

export function DnsFields<V extends Ipv4Settings>({ of, labels }: FieldsProps<V>) {
  const form = ipv4Part(of)
  return (
    <>
      <Ipv4Field of={form} name="dns1" label={labels.dns1} />
      <Ipv4Field of={form} name="dns2" label={labels.dns2} />
    </>
  )
}

/** A form is read and set by the names of its fields: one with more fields serves as one with fewer. */
const ipv4Part = <V extends Ipv4Settings>(form: Form<V>) => form as unknown as Form<Ipv4Settings>
