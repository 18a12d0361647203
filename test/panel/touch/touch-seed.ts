import type { Seed } from '../state'
import { IDEAL_SENSOR, NOMINAL } from './calibration'
import type { TouchSlice } from './touch-state'

const DAY = 86_400_000

export const touchSeed: Seed<TouchSlice> = {
  factoryNew: () => ({ touch: { panel: 'resistive', sensor: IDEAL_SENSOR, values: NOMINAL, last: null } }),
  /** Since the last calibration the sensor has drifted by about 14 px. */
  runningPlant: now => ({
    touch: {
      panel: 'resistive',
      sensor: { ...IDEAL_SENSOR, xx: IDEAL_SENSOR.xx * 1.01, xy: 0.04, x0: 52, y0: -46 },
      values: NOMINAL,
      last: { at: now - 262 * DAY, by: 'engineer', errorPx: 1.8 }
    }
  })
}
