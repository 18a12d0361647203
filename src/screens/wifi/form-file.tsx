import { useStore } from '@nanostores/preact'
import type { Form } from '../../lib/form/form'
import { $i18n } from '../../lib/text/i18n'
import { FileField } from '../../ui/form/file-field'
import type { JoinValues } from './network-values'

interface Props {
  of: Form<JoinValues>
  name: 'caCertificate' | 'clientCertificate' | 'clientKey'
  label: string
  endings: readonly string[]
}

/** A file of the form. */
export function FormFile({ of: form, name, label, endings }: Props) {
  const { t } = useStore($i18n)
  const file = useStore(form.$values)[name]
  const error = useStore(form.$errors)[name]
  return (
    <FileField
      label={label}
      hint={endings.join(', ')}
      accept={endings.join(',')}
      required
      file={file}
      error={error && t(error)}
      onPick={picked => form.set(name, picked)}
    />
  )
}
