import { useState } from 'react'
import type { TouchCalibration } from '../../api/touch-calibration'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { RadioField } from '../../ui/form/radio-field'
import { Actions } from '../../ui/page/actions'
import { Button } from '../../ui/page/button'
import { Banner } from '../../ui/status/banner'
import type { TouchCalibrationModel } from './model'
import { StartDialog } from './start-dialog'
import { OUTCOMES } from './texts'

const POINTS = ['2', '3', '4', '5'] as const
type Points = (typeof POINTS)[number]

interface Props {
  model: TouchCalibrationModel
  report: TouchCalibration
}

/** How the last calibration ended, and the way to the next one. */
export function StartCard({ model, report: { controller, session } }: Props) {
  const { t } = useText()
  const [points, setPoints] = useState<Points>('4')
  const [confirming, setConfirming] = useState(false)
  const outcome = session.outcome && OUTCOMES[session.outcome]
  return (
    <Card title={t('touchCalibration.calibrate')}>
      {outcome && (
        <Banner tone={outcome.tone} title={t(outcome.title)} role="status">
          {t(outcome.text)}
        </Banner>
      )}
      {controller !== null && (
        <Banner tone="warn" title={t('touchCalibration.inControl')}>
          {t('touchCalibration.inControl.by', { name: plainText(controller, 64) })}
        </Banner>
      )}
      <RadioField<{ points: Points }, Points>
        segmented
        name="points"
        label={t('touchCalibration.points')}
        hint={t('touchCalibration.points.hint')}
        options={POINTS.map(value => ({ value, text: value }))}
        value={points}
        onPick={setPoints}
      />
      <Actions>
        <Button kind="primary" disabled={controller !== null} asks onClick={() => setConfirming(true)}>
          {t('touchCalibration.start')}
        </Button>
      </Actions>
      {confirming && <StartDialog model={model} points={Number(points)} onClose={() => setConfirming(false)} />}
    </Card>
  )
}
