import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Mark, MarkKind } from '../../../../src/api/marks'
import { placeMarks } from '../../../../src/screens/data-log/marks/placed-marks'

const WINDOW = { from: Date.parse('2026-11-21T09:00:00Z'), to: Date.parse('2026-11-21T10:00:00Z') }
/** Ten pixels a minute. */
const WIDTH = 600

const single = (minute: string, kind: MarkKind = 'event'): Mark => ({
  kind,
  count: 1,
  first: `2026/11/21 ${minute}:00`,
  last: `2026/11/21 ${minute}:00`,
  number: 7,
  action: null,
  text: 'Door open',
  username: '',
  result: null
})
const several = (first: string, last: string, count: number): Mark => ({
  ...single(first),
  count,
  last: `2026/11/21 ${last}:00`,
  number: null,
  text: ''
})

for (const { name, marks, placed } of [
  { name: 'places a mark by its time', marks: [single('09:30')], placed: [['event', 1, 300, 'Door open']] },
  {
    name: 'keeps marks that are far enough from each other',
    marks: [single('09:30'), single('09:35')],
    placed: [
      ['event', 1, 300, 'Door open'],
      ['event', 1, 350, 'Door open']
    ]
  },
  {
    name: 'joins near marks of one kind, counted from the first of them',
    marks: [single('09:30'), several('09:31', '09:33', 4), single('09:34'), single('09:35')],
    placed: [
      ['event', 6, 300, ''],
      ['event', 1, 350, 'Door open']
    ]
  },
  {
    name: 'keeps kinds apart',
    marks: [single('09:30'), single('09:30', 'restart')],
    placed: [
      ['event', 1, 300, 'Door open'],
      ['restart', 1, 300, 'Door open']
    ]
  },
  {
    name: 'leaves out what is not in the window, and places at its edge what begins before it',
    marks: [single('08:59'), several('08:50', '09:10', 3), single('10:01')],
    placed: [['event', 3, 0, '']]
  },
  { name: 'leaves out a mark without a valid time', marks: [{ ...single('09:30'), first: 'soon' }], placed: [] }
]) {
  test(name, () => {
    const found = placeMarks(marks, WINDOW, WIDTH).map(({ kind, count, left, text }) => [kind, count, left, text])
    assert.equal(found, placed)
  })
}

test('knows from when to when the entries of a mark are', () => {
  const [mark] = placeMarks([single('09:30'), several('09:31', '09:33', 4)], WINDOW, WIDTH)
  assert.equal(mark!.window, { from: Date.parse('2026-11-21T09:30:00Z'), to: Date.parse('2026-11-21T09:33:00Z') })
})

test.run()
