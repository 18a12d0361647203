import type { Form } from '../../lib/form/form'
import { FileField } from './file-field'
import { type FieldsOf, useField } from './use-field'

interface Props<V extends object> {
  of: Form<V>
  name: FieldsOf<V, File | undefined>
  label: string
  extensions: readonly string[]
  /** Default: the extensions. */
  hint?: string
  required?: boolean
}

/** A file that is sent with the other values of a form. */
export function FormFile<V extends object>({ extensions, hint, required = false, ...source }: Props<V>) {
  const { value: file, error, pick } = useField<V, File | undefined>(source)
  return (
    <FileField
      label={source.label}
      hint={hint ?? extensions.join(', ')}
      accept={extensions.join(',')}
      required={required}
      file={file}
      error={error}
      onPick={pick}
    />
  )
}
