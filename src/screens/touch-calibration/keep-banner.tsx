import type { TouchCalibrationSession } from '../../api/touch-calibration'
import { useAction } from '../../lib/remote/use-action'
import { formatNumber } from '../../lib/text/format'
import { joinParts } from '../../lib/text/join'
import { useText } from '../../lib/text/use-text'
import { Actions } from '../../ui/page/actions'
import { Button } from '../../ui/page/button'
import { Banner } from '../../ui/status/banner'
import { FailureBanner } from '../../ui/status/failure-banner'
import type { TouchCalibrationModel } from './model'
import { REFUSALS } from './texts'

interface Props {
  model: TouchCalibrationModel
  session: TouchCalibrationSession
  seconds: number
}

/** The new values are in force; without an answer the panel restores the previous ones. */
export function KeepBanner({ model, session: { error_px: error }, seconds }: Props) {
  const { t } = useText()
  const keep = useAction(model.keep, 'in place')
  const discard = useAction(model.cancel, 'in place')
  const failure = keep.failure ?? discard.failure
  return (
    <>
      <Banner tone="warn">
        {/* Announced once, without the seconds. */}
        <strong role="alert">{t('touchCalibration.keep.question')}</strong>{' '}
        <span>
          {joinParts([
            ...(error === null ? [] : [t('touchCalibration.keep.error', { pixels: formatNumber(error, 1) })]),
            t('touchCalibration.keep.timeLeft', { count: seconds })
          ])}
        </span>
      </Banner>
      {failure && <FailureBanner error={failure} reasons={REFUSALS} />}
      <Actions>
        <Button busy={discard.busy} disabled={keep.busy} onClick={discard.run}>
          {t('touchCalibration.discard')}
        </Button>
        <Button kind="primary" busy={keep.busy} disabled={discard.busy} onClick={keep.run}>
          {t('touchCalibration.keep')}
        </Button>
      </Actions>
    </>
  )
}
