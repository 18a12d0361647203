import {
  cancelTouchCalibration,
  keepTouchCalibration,
  readTouchCalibration,
  startTouchCalibration,
  type TouchCalibrationSession
} from '../../api/touch-calibration'
import { polled } from '../../lib/remote/polled'

/** Few values, which change while somebody works at the panel. */
const POLL_SECONDS = 2

export function createTouchCalibration() {
  const $report = polled(readTouchCalibration, { everySeconds: POLL_SECONDS, live: true })

  return {
    $report,

    /** @throws ApiError */
    async start(points: number): Promise<void> {
      await startTouchCalibration(points)
      await $report.reload()
    },

    /** @throws ApiError */
    async keep(): Promise<void> {
      await keepTouchCalibration()
      await $report.reload()
    },

    /** Discards a result that waits to be kept. @throws ApiError */
    async cancel(): Promise<void> {
      await cancelTouchCalibration()
      await $report.reload()
    }
  }
}

export type TouchCalibrationModel = ReturnType<typeof createTouchCalibration>

export const isRunning = ({ state }: TouchCalibrationSession): boolean => state !== 'idle' && state !== 'ended'
