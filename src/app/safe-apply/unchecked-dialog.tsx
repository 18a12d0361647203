import { useStore } from '@nanostores/preact'
import { createForm } from '../../lib/form/form'
import { required } from '../../lib/form/rules'
import { useForm } from '../../lib/form/use-form'
import { $i18n } from '../../lib/text/i18n'
import { ShortFormDialog } from '../../ui/dialog/short-form-dialog'
import { TextField } from '../../ui/form/text-field'
import { Banner } from '../../ui/status/banner'

interface Props {
  /** The new address, or the name of the panel where none is known. */
  expected: string
  connectionEnds: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** A mistyped address would leave the panel where nobody reaches it, so it is typed twice (Safe apply). */
export function UncheckedDialog({ expected, connectionEnds, onConfirm, onCancel }: Props) {
  const { t } = useStore($i18n)
  const form = useForm(() => createUncheckedForm(expected))
  return (
    <ShortFormDialog
      of={form}
      title={t('safeApplyDialog.unchecked.title')}
      verb={t('safeApplyDialog.unchecked')}
      onSaved={onConfirm}
      onCancel={onCancel}
    >
      <Banner tone="warn">{t('safeApplyDialog.unchecked.text')}</Banner>
      <TextField
        first
        required
        of={form}
        name="address"
        label={t('safeApplyDialog.retype')}
        hint={t(connectionEnds ? 'safeApplyDialog.retype.name' : 'safeApplyDialog.retype.hint', { expected })}
      />
    </ShortFormDialog>
  )
}

function createUncheckedForm(expected: string) {
  const isSame = (text: string) => text.trim().toLowerCase() === expected.toLowerCase()
  return createForm({
    initial: { address: '' },
    rules: { address: [required, value => (isSame(value) ? undefined : 'safeApplyDialog.retype.differs')] },
    save: () => Promise.resolve()
  })
}
