import { useStore } from '@nanostores/preact'
import { useText } from '../../../lib/text/use-text'
import { SegmentedControl } from '../../../ui/form/segmented-control'
import type { DataLogModel } from '../model'

const DRAG_MODES = ['zoom', 'move', 'measure'] as const

/** What a drag over the chart does. */
export function DragChoice({ model: { chartView } }: { model: DataLogModel }) {
  const { t } = useText()
  return (
    <SegmentedControl
      label={t('dataLog.drag')}
      bare
      value={useStore(chartView.$drag)}
      options={DRAG_MODES.map(value => ({ value, text: t(`dataLog.drag.${value}`) }))}
      onPick={chartView.setDrag}
    />
  )
}
