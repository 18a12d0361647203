import { type Affine, distance, fit, type Pair, type Point, transform } from './affine'

export const SCREEN = { width: 800, height: 480 }
/** Readings of the converter, which has 12 bits. */
const RANGE = 4096

/** As the panel is delivered: the sensor is as large as the screen. */
export const NOMINAL: Affine = { xx: SCREEN.width / RANGE, xy: 0, x0: 0, yx: 0, yy: SCREEN.height / RANGE, y0: 0 }
export const IDEAL_SENSOR: Affine = { xx: RANGE / SCREEN.width, xy: 0, x0: 0, yx: 0, yy: RANGE / SCREEN.height, y0: 0 }

/** Targets are so far inside the edges, where sensors are less linear. */
const INSET = 0.125
/** A touch that is farther from its target was not meant for it. */
const RANGE_PX = 160
/** Of a point from where the calibration puts it. */
const MOST_RESIDUAL_PX = 20
/** How far a sensor can differ from the screen in scale, rotation and shear. */
const MOST_DEVIATION = 0.25
/** Of the test touch: a button is at least four times as wide. */
const MOST_ERROR_PX = 10

const at = (x: number, y: number): Point => ({ x: SCREEN.width * x, y: SCREEN.height * y })
const UPPER_LEFT = at(INSET, INSET)
const UPPER_RIGHT = at(1 - INSET, INSET)
const LOWER_RIGHT = at(1 - INSET, 1 - INSET)
const LOWER_LEFT = at(INSET, 1 - INSET)

/** Two points are opposite corners, which determine both axes. */
export const targetsOf = (points: number): Point[] =>
  points === 2
    ? [UPPER_LEFT, LOWER_RIGHT]
    : [UPPER_LEFT, UPPER_RIGHT, LOWER_RIGHT, LOWER_LEFT, at(0.5, 0.5)].slice(0, points)

/** Apart from all targets. */
export const TEST_TARGET = at(0.375, 0.625)

/** What the sensor reads; undefined where nothing touches it. */
export function readingOf(sensor: Affine, position: Point): Point | undefined {
  const { x, y } = transform(sensor, position)
  const reading = { x: Math.round(x), y: Math.round(y) }
  const isOn = (value: number) => value >= 0 && value < RANGE
  return isOn(reading.x) && isOn(reading.y) ? reading : undefined
}

export const isInRange = (reading: Point | undefined, target: Point): reading is Point =>
  reading !== undefined && distance(transform(NOMINAL, reading), target) <= RANGE_PX

/** The values for these readings; undefined if they do not fit together. */
export function valuesFor(pairs: readonly Pair[]): Affine | undefined {
  const values = fit(pairs)
  if (!values || !isPlausible(values)) return undefined
  const fits = pairs.every(({ from, to }) => distance(transform(values, from), to) <= MOST_RESIDUAL_PX)
  return fits ? values : undefined
}

function isPlausible({ xx, xy, yx, yy }: Affine): boolean {
  const deviations = [xx / NOMINAL.xx - 1, xy / NOMINAL.xx, yx / NOMINAL.yy, yy / NOMINAL.yy - 1]
  return deviations.every(deviation => Math.abs(deviation) <= MOST_DEVIATION)
}

/** In pixels, with one decimal. */
export const errorOf = (values: Affine, reading: Point, target: Point): number =>
  Math.round(distance(transform(values, reading), target) * 10) / 10

export const isAccurate = (errorPx: number): boolean => errorPx <= MOST_ERROR_PX
