import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import { useModel } from '../../../lib/browser/use-model'
import { describeFailure } from '../../../lib/remote/failure-text'
import { useText } from '../../../lib/text/use-text'
import { Button } from '../../../ui/page/button'
import type { Children } from '../../../ui/page/children'
import { Details } from '../../../ui/page/details'
import type { DataLogModel } from '../model'
import { KindsLegend } from './kinds-legend'
import { MarkDialog } from './mark-dialog'
import { MarkRows } from './mark-rows'
import styles from './marks.module.css'
import { createMarks, type MarksModel } from './marks-model'
import type { PlacedMark } from './placed-marks'

/** The chart, with what happened in its visible part, by kind. */
export default function Marks({ model: dataLog, children }: { model: DataLogModel; children: Children }) {
  const model = useModel(() => createMarks(dataLog))
  const [open, setOpen] = useState<PlacedMark | undefined>()
  return (
    <>
      <MarkRows model={model} onOpen={setOpen} />
      {children}
      <KindsLegend model={model} />
      <FailedMarks model={model} />
      {open && <MarkDialog model={model} mark={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function FailedMarks({ model }: { model: MarksModel }) {
  const { t } = useText()
  const failure = useStore(model.$failure)
  return (
    <div className={styles.legend}>
      <span role="status">{failure && t('dataLogMarks.failed')}</span>
      {failure && (
        <>
          <Button kind="quiet" onClick={model.retry}>
            {t('common.retry')}
          </Button>
          <Details>{describeFailure(failure).details}</Details>
        </>
      )}
    </div>
  )
}
