import { useStore } from '@nanostores/preact'
import { createForm } from '../../lib/form/form'
import { required } from '../../lib/form/rules'
import { useForm } from '../../lib/form/use-form'
import { $i18n } from '../../lib/text/i18n'
import type { MessageKey } from '../../lib/text/message'
import type { NetworkChange } from '../../stores/network-change'
import { ShortFormDialog } from '../../ui/dialog/short-form-dialog'
import { TextField } from '../../ui/form/text-field'
import { Banner } from '../../ui/status/banner'

interface Props {
  /** The new address, or the HMI name where none is known. */
  expected: string
  change: NetworkChange
  onConfirm: () => void
  onCancel: () => void
}

/** A mistyped address would leave the panel where nobody reaches it, so it is typed twice (Safe apply). */
export function UncheckedDialog({ expected, change, onConfirm, onCancel }: Props) {
  const { t } = useStore($i18n)
  const texts = TEXTS[expectationOf(change)]
  const form = useForm(() => createUncheckedForm(expected, texts.differs))
  return (
    <ShortFormDialog
      of={form}
      title={t('safeApplyDialog.unchecked.title')}
      verb={t('safeApplyDialog.unchecked')}
      onSaved={onConfirm}
      onCancel={onCancel}
    >
      <Banner tone="warn">{t('safeApplyDialog.unchecked.text')}</Banner>
      <TextField first required of={form} name="address" label={t(texts.label)} hint={t(texts.hint, { expected })} />
    </ShortFormDialog>
  )
}

const TEXTS = {
  address: {
    label: 'safeApplyDialog.retype',
    hint: 'safeApplyDialog.retype.hint',
    differs: 'safeApplyDialog.retype.differs'
  },
  lease: {
    label: 'shell.hmiName',
    hint: 'safeApplyDialog.retype.lease',
    differs: 'safeApplyDialog.retype.otherName'
  },
  end: {
    label: 'shell.hmiName',
    hint: 'safeApplyDialog.retype.name',
    differs: 'safeApplyDialog.retype.otherName'
  }
} as const

function expectationOf({ addresses, wayBack }: NetworkChange): keyof typeof TEXTS {
  if (wayBack) return 'end'
  return addresses?.[0] ? 'address' : 'lease'
}

function createUncheckedForm(expected: string, differs: MessageKey) {
  const isSame = (text: string) => text.trim().toLowerCase() === expected.toLowerCase()
  return createForm({
    initial: { address: '' },
    rules: { address: [required, value => (isSame(value) ? undefined : differs)] },
    save: () => Promise.resolve()
  })
}
