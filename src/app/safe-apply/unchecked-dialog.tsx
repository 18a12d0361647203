import { useText } from '../../lib/text/use-text'
import type { NetworkChange } from '../../stores/network-change'
import { TypedNameDialog } from '../../ui/dialog/typed-name-dialog'
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
  const { t } = useText()
  const texts = TEXTS[expectationOf(change)]
  return (
    <TypedNameDialog
      title={t('safeApplyDialog.unchecked.title')}
      verb={t('safeApplyDialog.unchecked')}
      expected={expected}
      label={t(texts.label)}
      hint={t(texts.hint, { expected })}
      differs={texts.differs}
      onConfirm={onConfirm}
      onClose={onCancel}
    >
      <Banner tone="warn">{t('safeApplyDialog.unchecked.text')}</Banner>
    </TypedNameDialog>
  )
}

const TEXTS = {
  address: {
    label: 'safeApplyDialog.retype',
    hint: 'safeApplyDialog.retype.hint',
    differs: 'safeApplyDialog.retype.differs'
  },
  lease: {
    label: 'common.term.hmiName',
    hint: 'common.hmiName.toContinue',
    differs: 'common.hmiName.differs'
  },
  end: {
    label: 'common.term.hmiName',
    hint: 'common.hmiName.toContinue',
    differs: 'common.hmiName.differs'
  }
} as const

function expectationOf({ addresses, wayBack }: NetworkChange): keyof typeof TEXTS {
  if (wayBack) return 'end'
  return addresses?.[0] ? 'address' : 'lease'
}
