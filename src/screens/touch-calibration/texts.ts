import type { RefusalTexts } from '../../api/client/refusal-types'
import type { TouchCalibrationRefusal, TouchCalibrationSession } from '../../api/touch-calibration'
import type { MessageKey } from '../../lib/text/message'

type Outcome = NonNullable<TouchCalibrationSession['outcome']>
type Problem = NonNullable<TouchCalibrationSession['problem']>

interface OutcomeText {
  tone: 'ok' | 'info' | 'warn' | 'bad'
  title: MessageKey
  /** What to do, or what is in force. */
  text: MessageKey
}

const PREVIOUS = 'touchCalibration.previous'

export const OUTCOMES: Record<Outcome, OutcomeText> = {
  kept: { tone: 'ok', title: 'touchCalibration.ended.kept', text: 'touchCalibration.ended.kept.text' },
  discarded: { tone: 'info', title: 'touchCalibration.ended.discarded', text: PREVIOUS },
  cancelled: { tone: 'info', title: 'touchCalibration.ended.cancelled', text: PREVIOUS },
  cancelled_at_panel: { tone: 'info', title: 'touchCalibration.ended.atPanel', text: PREVIOUS },
  remote_control: { tone: 'warn', title: 'touchCalibration.inControl', text: PREVIOUS },
  no_touch: { tone: 'warn', title: 'touchCalibration.ended.noTouch', text: PREVIOUS },
  not_kept: { tone: 'warn', title: 'touchCalibration.ended.notKept', text: PREVIOUS },
  restarted: { tone: 'warn', title: 'touchCalibration.ended.restarted', text: PREVIOUS },
  inconsistent: { tone: 'bad', title: 'touchCalibration.ended.inconsistent', text: 'touchCalibration.hardware' },
  inaccurate: { tone: 'bad', title: 'touchCalibration.ended.inaccurate', text: 'touchCalibration.hardware' }
}

export const PROBLEMS: Record<Problem, MessageKey> = {
  out_of_range: 'touchCalibration.problem.outOfRange',
  inconsistent: 'touchCalibration.problem.inconsistent',
  inaccurate: 'touchCalibration.problem.inaccurate'
}

export const REFUSALS: RefusalTexts<TouchCalibrationRefusal> = {
  touch_not_needed: 'touchCalibration.notNeeded',
  webview_in_control: 'touchCalibration.inControl',
  calibration_running: 'touchCalibration.refused.running',
  no_calibration: 'touchCalibration.refused.ended',
  nothing_to_keep: 'touchCalibration.refused.nothing'
}
