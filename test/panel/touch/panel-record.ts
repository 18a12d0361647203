import type { NewOperation } from '../operations/call-record'
import { AT_PANEL } from '../webview/operate'

type ErrorPx = number | null

/** What the operator does with a calibration at the panel; `errorPx` is that at the test point, of the values in force. */
export function panelRecord(what: 'Keep' | 'Cancel', errorPx: { previous: ErrorPx; next: ErrorPx }): NewOperation {
  const isChanged = errorPx.previous !== errorPx.next
  return {
    ...AT_PANEL,
    screen: 'Touch Calibration',
    action: 'run',
    object: 'Touch screen',
    function: what,
    target: '',
    changes: isChanged ? [{ field: 'last.error_px', ...errorPx }] : [],
    changeCount: isChanged ? 1 : 0,
    result: 'done',
    code: null
  }
}
