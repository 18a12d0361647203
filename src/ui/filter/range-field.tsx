import { useStore } from '@nanostores/preact'
import { useEffect } from 'react'
import { recall, remember } from '../../lib/browser/storage'
import { useText } from '../../lib/text/use-text'
import { isOfShifts, PRESETS, type Preset, type Range, type TimeWindow } from '../../lib/time-range/range'
import { rangeText } from '../../lib/time-range/range-text'
import { $shiftStarts } from '../../lib/time-range/shifts'
import { SegmentedControl } from '../form/segmented-control'
import { SelectField } from '../form/select-field'
import { $compact } from '../page/compact'

const STORAGE_KEY = 'shifts'

interface RangeFieldProps {
  /** Without one, all times are shown; only a screen that shows all of them offers it. */
  value: Range | undefined
  onPick: (preset: Preset | undefined) => void
  /** Opens the dialog for a custom range. */
  onCustom: () => void
  offersAll?: boolean
  /** The minutes around what is marked. */
  around?: TimeWindow | undefined
  onAround?: () => void
}

/** A list where the presets would take several lines. */
export function RangeField({ value, onPick, onCustom, offersAll = false, around, onAround }: RangeFieldProps) {
  const { t } = useText()
  const asList = useStore($compact)
  const Choice = asList ? SelectField : SegmentedControl
  const starts = useStore($shiftStarts)
  // As the panel had them last, so that the presets do not move once they are known.
  const hasShifts = starts ? starts.length > 0 : recall(STORAGE_KEY) === 'true'
  useEffect(() => {
    if (starts) remember(STORAGE_KEY, String(hasShifts))
  }, [starts, hasShifts])
  const presets = PRESETS.filter(preset => !isOfShifts(preset) || hasShifts || preset === value)
  const all = offersAll ? (['all'] as const) : []
  const isAround = typeof value === 'object' && value.from === around?.from && value.to === around.to
  const isOwn = typeof value === 'object' && !isAround
  // A list notices no choice of what it shows already, so that it shows the times.
  const shown = isOwn && asList ? (['shown'] as const) : []
  const options = [...all, ...presets, ...(around ? (['around'] as const) : []), ...shown, 'own' as const]
  const pick = (picked: (typeof options)[number]) => {
    if (picked === 'own') onCustom()
    else if (picked === 'around') onAround?.()
    else if (picked !== 'shown') onPick(picked === 'all' ? undefined : picked)
  }
  const textOf = (option: (typeof options)[number]) => {
    if (option === 'shown') return rangeText(value, t)
    const text = t(`range.option.${option}`)
    return option === 'all' && asList ? t('common.labelled', { label: t('range.label'), value: text }) : text
  }
  return (
    <Choice
      label={t('range.label')}
      bare
      value={typeof value !== 'object' ? (value ?? 'all') : isAround ? 'around' : asList ? 'shown' : 'own'}
      options={options.map(option => ({ value: option, text: textOf(option) }))}
      onPick={pick}
      onRepeat={picked => picked === 'own' && onCustom()}
    />
  )
}
