import type uPlot from 'uplot'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { optionsFor } from '../../src/chart/options'

const test = suite('options of a chart')

const PALETTE = { text: '', muted: '', grid: '', surface: '', font: '', lines: [] }
const LOOK = {
  ...{ width: 600, height: 300, textSize: 12, palette: () => PALETTE, gap: () => undefined },
  ...{ extent: () => ({ from: 0, to: 1 }), moved: () => {} }
}
/** Of a time with seconds, in the usual typefaces. */
const WIDEST_LABEL = 8 * 0.57 * LOOK.textSize

test('leaves room for half of the last time where no axis is beside it', () => {
  const right = optionsFor([], LOOK).padding?.[1]
  assert.type(right, 'function')
  if (typeof right !== 'function') return
  assert.ok(right({} as uPlot, 1, [false, false, true, true], 0) >= WIDEST_LABEL / 2)
  assert.is(right({} as uPlot, 1, [false, true, true, true], 0), 0)
})

test.run()
