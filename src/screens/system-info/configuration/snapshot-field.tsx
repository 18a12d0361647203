import { useAction } from '../../../lib/remote/use-action'
import { useText } from '../../../lib/text/use-text'
import { FileField } from '../../../ui/form/file-field'
import { FILE_LIMITS, type Picked } from './picked'

interface SnapshotFieldProps {
  label: string
  picked: Picked | undefined
  onPick: (file: File) => Promise<void>
}

/** Takes a file, of which it says where it is no snapshot. */
export function SnapshotField({ label, picked, onPick }: SnapshotFieldProps) {
  const { t } = useText()
  const { run } = useAction(onPick)
  return (
    <FileField
      label={label}
      accept={FILE_LIMITS.extensions.join()}
      required
      file={picked}
      error={picked?.error && t(picked.error)}
      onPick={run}
    />
  )
}
