export type PlantShift = 'Shift1' | 'Shift2' | 'Maintenance'

/** Who operates the line at its panel: early from 6, late from 14, night from 22 o'clock. */
export function shiftOf(time: number): PlantShift {
  const hour = Math.floor(time / 3_600_000) % 24
  if (hour >= 6 && hour < 14) return 'Shift1'
  return hour >= 14 && hour < 22 ? 'Shift2' : 'Maintenance'
}
