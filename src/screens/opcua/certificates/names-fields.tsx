import type { Form } from '../../../lib/form/form'
import { useText } from '../../../lib/text/use-text'
import { TextField } from '../../../ui/form/text-field'
import type { NamesInput } from './names-form'

/** Whom a certificate is for. */
export function NamesFields<V extends NamesInput>({ of }: { of: Form<V> }) {
  const { t } = useText()
  // A form is read and set by the names of its fields: one with more fields serves as one with fewer.
  const form = of as unknown as Form<NamesInput>
  return (
    <>
      <TextField
        first
        required
        of={form}
        name="host_names"
        label={t('opcuaCertificates.hostNames')}
        hint={t('opcuaCertificates.hostNames.hint')}
      />
      <TextField of={form} name="organization" label={t('opcuaCertificates.organization')} />
      <TextField of={form} name="organization_unit" label={t('opcuaCertificates.unit')} />
    </>
  )
}
