/** Neighbours that are too far apart to be joined, as indices of the earlier one. */
export function breaksIn(times: number[], first: number, last: number, widest: number): number[] {
  const breaks: number[] = []
  for (let index = first; index < last; index++) {
    if ((times[index + 1] ?? 0) - (times[index] ?? 0) > widest) breaks.push(index)
  }
  return breaks
}

type Stretch = [from: number, to: number]

/** Ranges of the canvas that stay empty, sorted and merged. */
export function joined(stretches: Stretch[]): Stretch[] {
  const result: Stretch[] = []
  for (const [from, to] of [...stretches].sort((one, other) => one[0] - other[0])) {
    const last = result[result.length - 1]
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else result.push([from, to])
  }
  return result
}
