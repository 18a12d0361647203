import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { nextNeeded } from '../../../src/ui/table/fitting'

const test = suite('columns that fit')

/** Of a table without one column, without two, and so on; the last one is the width of a list of cards. */
const WIDTHS = [1000, 900, 700, 0]
const MOST = WIDTHS.length - 1

/** What is left out in the end, with as many steps as a page renders. */
function leftOut(available: number, needed: readonly number[] = []): readonly number[] {
  for (let step = 0; step < 20; step += 1) {
    const excess = Math.max(0, WIDTHS[needed.length]! - available)
    const next = nextNeeded(needed, MOST, { excess, available })
    if (next === needed) return needed
    needed = next
  }
  throw new Error('it goes on for ever')
}

test('leaves out columns until the table fits, and all of it where even the last ones do not', () => {
  assert.equal(
    [1000, 999, 900, 700, 699].map(available => leftOut(available).length),
    [0, 1, 1, 2, 3]
  )
})

test('returns columns where there is the width that they were left out for', () => {
  const narrow = leftOut(300)
  assert.equal(
    [699, 700, 899, 900, 1000].map(available => leftOut(available, narrow).length),
    [3, 2, 2, 1, 0]
  )
})

test.run()
