import { get, post } from './client/client'
import type { RefusalCode } from './client/refusal-types'
import type { Schemas } from './generated/schema'
import * as shapes from './generated/shapes/touch-calibration'

export type TouchCalibration = Schemas['TouchCalibration']
export type TouchCalibrationSession = Schemas['TouchCalibrationSession']
export type TouchCalibrationRefusal =
  | RefusalCode<'/features/touch-calibration/start'>
  | RefusalCode<'/features/touch-calibration/keep'>
  | RefusalCode<'/features/touch-calibration/cancel'>

export const readTouchCalibration = (signal?: AbortSignal) =>
  get('/features/touch-calibration', shapes.TouchCalibration, { signal })

export const startTouchCalibration = (points: number) => post('/features/touch-calibration/start', { points })

export const keepTouchCalibration = () => post('/features/touch-calibration/keep', undefined)

export const cancelTouchCalibration = () => post('/features/touch-calibration/cancel', undefined)
