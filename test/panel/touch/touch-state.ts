import type { Affine } from './affine'

export interface TouchState {
  panel: 'resistive' | 'capacitive'
  /** What the sensor reads at a position in pixels: it drifts with age, temperature and the mounting of the panel. */
  sensor: Affine
  /** Turns a reading of the sensor into pixels. */
  values: Affine
  last: { at: number; by: string; errorPx: number } | null
}

export interface TouchSlice {
  touch: TouchState
}
