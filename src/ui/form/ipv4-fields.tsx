import type { FormPart } from '../../lib/form/form'
import { MASK_HINT } from '../../lib/network/ipv4-codecs'
import type { Ipv4Settings } from '../../lib/network/ipv4-settings'
import { FieldFor, FieldsFor } from './field-for'
import { FieldRow } from './field-row'

/** The addresses of an interface, in pairs. */
export function Ipv4Fields({ of: form }: { of: FormPart<Ipv4Settings> }) {
  return (
    <>
      <FieldRow>
        <FieldFor of={form} name="address" />
        <FieldFor of={form} name="mask" hint={MASK_HINT} />
      </FieldRow>
      <FieldFor of={form} name="gateway" />
      <FieldRow>
        <FieldsFor of={form} names={['dns1', 'dns2']} />
      </FieldRow>
    </>
  )
}
