import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { browserTime } from '../../../src/lib/browser/browser-time'

const test = suite('browser time')

test("returns the browser's wall-clock time in any time zone", () => {
  const now = new Date(2026, 10, 21, 9, 41, 7, 999)
  assert.is(browserTime(now), Date.UTC(2026, 10, 21, 9, 41, 7))
})

test.run()
