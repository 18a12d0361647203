/** A whole number of percent, 100 only when all is used and 0 only when nothing is. */
export function percentOf(part: number, whole: number): number | undefined {
  if (!Number.isFinite(part / whole) || part < 0 || whole < 0) return
  const percent = Math.round((part / whole) * 100)
  if (percent === 0 && part > 0) return 1
  if (percent === 100 && part < whole) return 99
  return Math.min(percent, 100)
}
