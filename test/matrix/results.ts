import { appendFileSync } from 'node:fs'

/** Adds a line to the file of the results, if the run wants one. */
export function recordResult(place: string, fault: string, problems: string[]): void {
  const { MATRIX } = process.env
  if (MATRIX) appendFileSync(MATRIX, `${JSON.stringify({ place, fault, problems })}\n`)
}
