import type { Form } from '../../lib/form/form'
import { FileField } from '../../ui/form/file-field'
import { useField } from '../../ui/form/use-field'
import type { JoinValues } from './network-values'

interface Props {
  of: Form<JoinValues>
  name: 'caCertificate' | 'clientCertificate' | 'clientKey'
  label: string
  endings: readonly string[]
}

/** A file of the form. */
export function FormFile({ endings, ...source }: Props) {
  const { value: file, error, pick } = useField<JoinValues, File | undefined>(source)
  return (
    <FileField
      label={source.label}
      hint={endings.join(', ')}
      accept={endings.join(',')}
      required
      file={file}
      error={error}
      onPick={pick}
    />
  )
}
