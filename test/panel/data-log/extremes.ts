/** The smallest and the largest value, each with the position where it is first; infinite and -1 without values. */
export interface Extremes {
  minimum: number
  minimumAt: number
  maximum: number
  maximumAt: number
}

export const createExtremes = (): Extremes => ({
  minimum: Number.POSITIVE_INFINITY,
  minimumAt: -1,
  maximum: Number.NEGATIVE_INFINITY,
  maximumAt: -1
})

/** Takes a value at the next position into account; NaN changes nothing. */
export function include(extremes: Extremes, value: number, at: number): void {
  if (value < extremes.minimum) {
    extremes.minimum = value
    extremes.minimumAt = at
  }
  if (value > extremes.maximum) {
    extremes.maximum = value
    extremes.maximumAt = at
  }
}
