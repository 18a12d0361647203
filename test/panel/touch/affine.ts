export interface Point {
  x: number
  y: number
}

/** x' = xx * x + xy * y + x0, and y' likewise. */
export interface Affine {
  xx: number
  xy: number
  x0: number
  yx: number
  yy: number
  y0: number
}

export interface Pair {
  from: Point
  to: Point
}

export const transform = ({ xx, xy, x0, yx, yy, y0 }: Affine, { x, y }: Point): Point => ({
  x: xx * x + xy * y + x0,
  y: yx * x + yy * y + y0
})

export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)

/**
 * The transformation with the least squares of the distances. Two points give scale and offset of each axis, three or
 * more also rotation and shear. Undefined for points that do not determine it.
 */
export function fit(pairs: readonly Pair[]): Affine | undefined {
  const xs = pairs.map(({ from }) => from.x)
  const ys = pairs.map(({ from }) => from.y)
  const toX = pairs.map(({ to }) => to.x)
  const toY = pairs.map(({ to }) => to.y)
  if (pairs.length < 3) {
    const byX = solve([xs], toX)
    const byY = solve([ys], toY)
    return byX && byY && { xx: byX[0]!, xy: 0, x0: byX[1]!, yx: 0, yy: byY[0]!, y0: byY[1]! }
  }
  const x = solve([xs, ys], toX)
  const y = solve([xs, ys], toY)
  return x && y && { xx: x[0]!, xy: x[1]!, x0: x[2]!, yx: y[0]!, yy: y[1]!, y0: y[2]! }
}

/** Coefficients of the columns, and of a constant, by the normal equations. */
function solve(columns: readonly number[][], values: readonly number[]): number[] | undefined {
  const all = [...columns, values.map(() => 1)]
  const dot = (one: readonly number[], other: readonly number[]) =>
    one.reduce((sum, value, index) => sum + value * other[index]!, 0)
  const matrix = all.map(row => all.map(column => dot(row, column)))
  const right = all.map(row => dot(row, values))
  const whole = determinant(matrix)
  // Readings are whole numbers, so that the determinant of points that are not in one line is at least 1.
  if (Math.abs(whole) < 0.5) return undefined
  return all.map((_, index) => {
    const replaced = matrix.map((row, at) => row.map((value, column) => (column === index ? right[at]! : value)))
    return determinant(replaced) / whole
  })
}

function determinant(matrix: readonly number[][]): number {
  const [first = []] = matrix
  if (matrix.length === 1) return first[0]!
  return first.reduce((sum, value, column) => {
    const minor = matrix.slice(1).map(row => row.filter((_, index) => index !== column))
    return sum + (column % 2 ? -value : value) * determinant(minor)
  }, 0)
}
