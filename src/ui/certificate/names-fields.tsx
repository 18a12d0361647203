import type { FormPart } from '../../../lib/form/form'
import { useText } from '../../../lib/text/use-text'
import { TextField } from '../../../ui/form/text-field'
import type { NamesInput } from './names-form'

/** Whom a certificate is for. */
export function NamesFields({ of: form }: { of: FormPart<NamesInput> }) {
  const { t } = useText()
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
