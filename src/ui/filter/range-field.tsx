import { useText } from '../../lib/text/use-text'
import { PRESETS, type Preset, type Range } from '../../lib/time-range/range'
import { SegmentedControl } from '../form/segmented-control'

interface RangeFieldProps {
  /** Without one, all times are shown; only a screen that shows all of them offers it. */
  value: Range | undefined
  onPick: (preset: Preset | undefined) => void
  /** Opens the dialog for a custom range. */
  onCustom: () => void
  offersAll?: boolean
}

export function RangeField({ value, onPick, onCustom, offersAll = false }: RangeFieldProps) {
  const { t } = useText()
  const options = [...(offersAll ? (['all'] as const) : []), ...PRESETS, 'own' as const]
  return (
    <SegmentedControl
      label={t('range.label')}
      bare
      value={typeof value === 'object' ? 'own' : (value ?? 'all')}
      options={options.map(option => ({ value: option, text: t(`range.${option}`) }))}
      onPick={picked => (picked === 'own' ? onCustom() : onPick(picked === 'all' ? undefined : picked))}
    />
  )
}
