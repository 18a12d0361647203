import {
  cancelTouchCalibration,
  keepTouchCalibration,
  readTouchCalibration,
  startTouchCalibration,
  type TouchCalibration,
  type TouchCalibrationSession
} from '../../api/touch-calibration'
import { polled } from '../../lib/remote/polled'

const POLL_SECONDS = 5
/** While somebody at the panel touches one target after another, and waits for an answer for 30 s. */
const SESSION_POLL_SECONDS = 2

export function createTouchCalibration() {
  const $report = polled(readTouchCalibration, { everySeconds: POLL_SECONDS })
  const $progress = polled(readProgress, { everySeconds: SESSION_POLL_SECONDS, live: true })

  async function readProgress(signal: AbortSignal): Promise<TouchCalibration> {
    const report = await readTouchCalibration(signal)
    $report.replace(report)
    return report
  }

  return {
    $report,
    /** Keeps `$report` up to date while it is watched, which is only during a calibration. */
    $progress,

    /** @throws ApiError */
    async start(points: number): Promise<void> {
      await startTouchCalibration(points)
      await $report.reload()
    },

    /** @throws ApiError */
    async keep(): Promise<void> {
      await keepTouchCalibration()
      await $progress.reload()
    },

    /** Discards a result that waits to be kept. @throws ApiError */
    async cancel(): Promise<void> {
      await cancelTouchCalibration()
      await $progress.reload()
    }
  }
}

export type TouchCalibrationModel = ReturnType<typeof createTouchCalibration>

export const isRunning = ({ state }: TouchCalibrationSession): boolean => state !== 'idle' && state !== 'ended'
