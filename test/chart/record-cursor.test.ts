import type uPlot from 'uplot'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createRecordCursor } from '../../src/chart/record-cursor'

test('goes past all records of the same time', () => {
  const times = [0, 0, 0, 1, 2, 2]
  const plot = {
    data: [times],
    over: { clientHeight: 100 },
    valToIdx: (time: number) => times.indexOf(time),
    valToPos: () => 0,
    setCursor() {}
  }
  // The rest of uPlot is not used.
  const cursor = createRecordCursor(plot as unknown as uPlot)
  cursor.hold(0)
  assert.equal(
    [1, 1, 1, -1, -1, -1].map(way => cursor.step(way)),
    [1, 2, 2, 1, 0, 0]
  )
})

test.run()
