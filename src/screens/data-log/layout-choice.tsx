import { useStore } from '@nanostores/preact'
import { useText } from '../../lib/text/use-text'
import { SegmentedControl } from '../../ui/form/segmented-control'
import { LAYOUTS } from './layout'
import styles from './layout-choice.module.css'
import type { DataLogModel } from './model'

export function LayoutChoice({ model }: { model: DataLogModel['layout'] }) {
  const { t } = useText()
  const layout = useStore(model.$layout)
  return (
    <div className={styles.choice}>
      <SegmentedControl
        label={t('dataLog.layout')}
        bare
        value={layout}
        options={LAYOUTS.map(value => ({ value, text: t(`dataLog.layout.${value}`) }))}
        onPick={model.pick}
      />
    </div>
  )
}
