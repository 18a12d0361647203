import type { FormPart } from '../../lib/form/form'
import type { NamesInput } from '../../lib/network/certificate-names'
import { useText } from '../../lib/text/use-text'
import { TextField } from '../form/text-field'

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
        label={t('common.certificate.hostNames')}
        hint={t('common.certificate.hostNames.hint')}
      />
      <TextField of={form} name="organization" label={t('common.certificate.organization')} />
      <TextField of={form} name="organization_unit" label={t('common.certificate.unit')} />
    </>
  )
}
