import type { TargetKind } from '../../lib/network/file-target'
import type { Translator } from '../../lib/text/i18n'
import { formatBytes } from '../../lib/text/measures'
import { plainText } from '../../lib/text/plain-text'
import type { Option } from '../form/select-field'

export interface TargetMedium {
  target: 'usb' | 'sd'
  label: string
  free_bytes: number
  read_only: boolean
}

/** What can be chosen as a target; a medium is named, and cannot be chosen while it is away or write-protected. */
export function targetOptions(
  t: Translator['t'],
  media: readonly TargetMedium[],
  kinds: readonly TargetKind[]
): Option<TargetKind>[] {
  return kinds.map(value => {
    const text = t(`common.target.kind.${value}`)
    if (value !== 'usb' && value !== 'sd') return { value, text }
    const medium = media.find(({ target }) => target === value)
    if (!medium) return { value, text: t('common.target.absent', { target: text }), disabled: true }
    const facts = { target: text, label: plainText(medium.label, 32), free: formatBytes(medium.free_bytes) }
    if (medium.read_only) return { value, text: t('common.target.protected', facts), disabled: true }
    return { value, text: t('common.target.present', facts) }
  })
}
