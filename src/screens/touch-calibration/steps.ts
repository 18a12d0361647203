import type { TouchCalibrationSession } from '../../api/touch-calibration'
import type { Translator } from '../../lib/text/i18n'
import type { StepListProps } from '../../ui/status/step-list'

type Steps = StepListProps['steps']

/** What the operator does at the panel, one target after another, and the decision at the end. */
export function stepsOf(session: TouchCalibrationSession, t: Translator['t']): Steps {
  const { points } = session
  const texts = [
    t('touchCalibration.step.begin'),
    ...Array.from({ length: points }, (_, index) => t('touchCalibration.step.point', { point: index + 1, points })),
    t('touchCalibration.step.verify'),
    t('touchCalibration.step.keep')
  ]
  const current = currentStep(session)
  return texts.map((text, index) => ({
    text,
    state: index < current ? 'done' : index === current ? 'current' : 'waiting'
  }))
}

function currentStep({ state, points, point }: TouchCalibrationSession): number {
  if (state === 'point') return point ?? 1
  if (state === 'verifying') return points + 1
  return state === 'confirm' ? points + 2 : 0
}
