import { useStore } from '@nanostores/preact'
import { $i18n } from '../../../lib/text/i18n'
import { SegmentedControl } from '../../../ui/form/segmented-control'
import { PRESETS, type Preset, type Range } from './range'

interface RangeFieldProps {
  value: Range
  onPick: (preset: Preset) => void
  /** Opens the dialog for a custom range. */
  onCustom: () => void
}

export function RangeField({ value, onPick, onCustom }: RangeFieldProps) {
  const { t } = useStore($i18n)
  const own = 'own' as const
  return (
    <SegmentedControl
      label={t('dataLog.range')}
      bare
      value={typeof value === 'string' ? value : own}
      options={[...PRESETS, own].map(option => ({ value: option, text: t(`dataLog.range.${option}`) }))}
      onPick={picked => (picked === own ? onCustom() : onPick(picked))}
    />
  )
}
