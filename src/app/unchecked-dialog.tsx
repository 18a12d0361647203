import { useStore } from '@nanostores/preact'
import { $i18n } from '../lib/i18n'
import { useForm } from '../lib/use-form'
import { Banner } from '../ui/banner'
import { TextField } from '../ui/text-field'
import { ShortFormDialog } from './short-form-dialog'
import { createUncheckedChange } from './unchecked-change'

interface Props {
  /** The new address, or the name of the panel where a lease decides the address. */
  expected: string
  onKeep: () => void
  onCancel: () => void
}

/** For work at a desk: a slip here may leave the panel where nobody reaches it. */
export function UncheckedDialog({ expected, onKeep, onCancel }: Props) {
  const { t } = useStore($i18n)
  const form = useForm(() => createUncheckedChange(expected))
  return (
    <ShortFormDialog
      of={form}
      title={t('pendingChangeDialog.unchecked.title')}
      verb={t('pendingChangeDialog.unchecked')}
      onSaved={onKeep}
      onCancel={onCancel}
    >
      <Banner tone="warn">{t('pendingChangeDialog.unchecked.text')}</Banner>
      <TextField
        first
        required
        of={form}
        name="address"
        label={t('pendingChangeDialog.retype')}
        hint={t('pendingChangeDialog.retype.hint', { expected })}
      />
    </ShortFormDialog>
  )
}
