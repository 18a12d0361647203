import { useStore } from '@nanostores/preact'
import type { Form } from '../../../lib/form/form'
import { $i18n } from '../../../lib/text/i18n'
import { TextField } from '../../../ui/form/text-field'
import type { NamesInput } from './names-form'

/** Whom a certificate is for. */
export function NamesFields<V extends NamesInput>({ of }: { of: Form<V> }) {
  const { t } = useStore($i18n)
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
