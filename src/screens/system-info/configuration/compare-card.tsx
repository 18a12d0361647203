import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import { useAction } from '../../../lib/remote/use-action'
import { useText } from '../../../lib/text/use-text'
import { Card } from '../../../ui/card/card'
import { SegmentedControl } from '../../../ui/form/segmented-control'
import { Actions } from '../../../ui/page/actions'
import { Button } from '../../../ui/page/button'
import { FailureBanner } from '../../../ui/status/failure-banner'
import type { ConfigurationModel } from './model'
import { ReadingProgress } from './reading-progress'
import { SnapshotField } from './snapshot-field'

type With = 'panel' | 'file'

/** Compares a snapshot with the panel or with another one. */
export function CompareCard({ model }: { model: ConfigurationModel }) {
  const { t } = useText()
  const before = useStore(model.$before)
  const after = useStore(model.$after)
  const comparable = useStore(model.$comparable)
  const [chosen, choose] = useState<With>('panel')
  const { busy, failure, run } = useAction(model.compare, 'in place')
  const pick = (to: With) => {
    choose(to)
    void model.pickAfter(undefined)
  }
  return (
    <Card title={t('systemInfoConfiguration.comparison')}>
      <SnapshotField label={t('systemInfoConfiguration.first')} picked={before} onPick={model.pickBefore} />
      <SegmentedControl
        label={t('systemInfoConfiguration.with')}
        value={chosen}
        options={(['panel', 'file'] as const).map(value => ({
          value,
          text: t(`systemInfoConfiguration.with.${value}`)
        }))}
        onPick={pick}
      />
      {chosen === 'file' && (
        <SnapshotField label={t('systemInfoConfiguration.second')} picked={after} onPick={model.pickAfter} />
      )}
      {busy && <ReadingProgress model={model} />}
      {failure && <FailureBanner error={failure} />}
      <Actions>
        <Button busy={busy} disabled={!comparable || (chosen === 'file' && !after)} onClick={run}>
          {t('common.term.compare')}
        </Button>
      </Actions>
    </Card>
  )
}
