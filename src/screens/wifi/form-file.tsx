import type { Form } from '../../lib/form/form'
import { FileField } from '../../ui/form/file-field'
import { useField } from '../../ui/form/use-field'
import type { JoinValues } from './network-values'

interface Props {
  of: Form<JoinValues>
  name: 'caCertificate' | 'clientCertificate' | 'clientKey'
  label: string
  extensions: readonly string[]
}

export function FormFile({ extensions, ...source }: Props) {
  const { value: file, error, pick } = useField<JoinValues, File | undefined>(source)
  return (
    <FileField
      label={source.label}
      hint={extensions.join(', ')}
      accept={extensions.join(',')}
      required
      file={file}
      error={error}
      onPick={pick}
    />
  )
}
