import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { transferOf } from '../../../src/lib/remote/transfer'

const test = suite('transfer')

const cases: [number, number, number | undefined][] = [
  [0, 5000, undefined],
  [500, 999, undefined],
  [500, 1000, 1],
  [250, 1000, 3],
  [100, 10_000, 90],
  [1000, 10_000, 0]
]

for (const [sent, elapsed, left] of cases)
  test(`after ${elapsed} ms and ${sent} of 1000 bytes, secondsLeft is ${left}`, () => {
    assert.equal(transferOf(sent, 1000, elapsed), { sentBytes: sent, totalBytes: 1000, secondsLeft: left })
  })

test.run()
