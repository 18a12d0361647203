import { useStore } from '@nanostores/preact'
import type { TouchCalibrationSession } from '../../api/touch-calibration'
import { useSecondsLeft } from '../../lib/browser/use-seconds'
import { useAction } from '../../lib/remote/use-action'
import { joinParts } from '../../lib/text/join'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { Actions } from '../../ui/page/actions'
import { Button } from '../../ui/page/button'
import { Banner } from '../../ui/status/banner'
import { FailureBanner } from '../../ui/status/failure-banner'
import { StepList } from '../../ui/status/step-list'
import { KeepBanner } from './keep-banner'
import type { TouchCalibrationModel } from './model'
import { stepsOf } from './steps'
import { PROBLEMS, REFUSALS } from './texts'

interface Props {
  model: TouchCalibrationModel
  session: TouchCalibrationSession
}

/** Follows what the operator does at the panel. */
export function SessionCard({ model, session }: Props) {
  const { t } = useText()
  useStore(model.$progress)
  const seconds = useSecondsLeft(session, session.seconds_left ?? 0)
  const { attempt, problem, state } = session
  return (
    <Card title={t('touchCalibration.running')}>
      {problem && (
        <Banner tone="warn" role="status">
          {joinParts([t(PROBLEMS[problem]), ...(attempt > 1 ? [t('touchCalibration.attempt', { attempt })] : [])])}
        </Banner>
      )}
      <StepList label={t('touchCalibration.steps')} steps={stepsOf(session, t)} />
      {state === 'confirm' ? (
        <KeepBanner model={model} session={session} seconds={seconds} />
      ) : (
        <>
          <p>{t('touchCalibration.timeLeft', { count: seconds })}</p>
          <Cancel model={model} />
        </>
      )}
    </Card>
  )
}

function Cancel({ model }: Pick<Props, 'model'>) {
  const { t } = useText()
  const { busy, failure, run } = useAction(model.cancel, 'in place')
  return (
    <>
      {failure && <FailureBanner error={failure} reasons={REFUSALS} />}
      <Actions>
        <Button busy={busy} onClick={run}>
          {t('touchCalibration.cancel')}
        </Button>
      </Actions>
    </>
  )
}
