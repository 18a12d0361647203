import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { AlarmQuality } from '../../../src/api/event-log'
import { figuresOf, isBelowTenMinutes } from '../../../src/screens/event-log/quality/figures'

const AIM: AlarmQuality = {
  from: '2026/11/21 06:00:00',
  to: '2026/11/21 14:00:00',
  alarms: 48,
  per_ten_minutes: 1,
  peak: { alarms: 10, from: '2026/11/21 06:00:00', to: '2026/11/21 06:09:59' },
  floods: { total: 0, percent_of_time: 0.9, items: [] },
  priorities: [
    { priority: 'low', alarms: 38, percent: 80 },
    { priority: 'middle', alarms: 7, percent: 15 },
    { priority: 'high', alarms: 2, percent: 4 },
    { priority: 'emergency', alarms: 1, percent: 1 }
  ],
  chattering: [],
  standing: [],
  standing_total: 4,
  top: [],
  top_percent: 5,
  shifts: []
}

const ratings = (change: Partial<AlarmQuality>) =>
  figuresOf({ ...AIM, ...change })
    .filter(({ rating }) => rating !== 'good')
    .map(({ id, rating }) => [id, rating])

test('rates what meets the targets as good', () => {
  assert.equal(ratings({}), [])
})

test('rates what misses a target as fair or poor, by how far', () => {
  assert.equal(ratings({ per_ten_minutes: 1.1 }), [['average', 'fair']])
  assert.equal(ratings({ per_ten_minutes: 2.1 }), [['average', 'poor']])
  assert.equal(ratings({ peak: { ...AIM.peak, alarms: 11 } }), [['peak', 'poor']])
  assert.equal(ratings({ floods: { total: 1, percent_of_time: 1, items: [] } }), [['flood', 'fair']])
  assert.equal(ratings({ top_percent: 30, standing_total: 5 }), [
    ['top', 'poor'],
    ['standing', 'fair']
  ])
  assert.equal(ratings({ priorities: AIM.priorities.map(it => ({ ...it, percent: 25 })) }), [
    ['low', 'poor'],
    ['middle', 'fair'],
    ['high,emergency', 'poor']
  ])
})

test('knows a range that is shorter than the average is of', () => {
  assert.is(isBelowTenMinutes({ ...AIM, to: '2026/11/21 06:09:59' }), true)
  assert.is(isBelowTenMinutes({ ...AIM, to: '2026/11/21 06:10:00' }), false)
})

const rows = (quality: AlarmQuality) => Object.fromEntries(figuresOf(quality).map(({ id, rows }) => [id, rows]))

test('leads from each figure to the alarms that it counts', () => {
  const { from, to, peak } = AIM
  const listed = rows({ ...AIM, figures: ['alarms', 'floods', 'top', 'chattering', 'standing'] })
  assert.equal(listed.average, { figure: 'alarms', from, to })
  assert.equal(listed.peak, { figure: 'alarms', from: peak.from, to: peak.to })
  assert.equal(listed['high,emergency'], { figure: 'alarms', from, to, priority: ['high', 'emergency'] })
  assert.equal(listed.flood, { figure: 'floods', from, to })
  for (const id of ['top', 'chattering', 'standing']) assert.equal(listed[id], { figure: id, from, to })
})

test('leads to the range where older firmware lists no alarms by a figure', () => {
  const { from, to } = AIM
  const { average, low, top, standing } = rows(AIM)
  assert.equal(
    [average, low],
    [
      { from, to },
      { from, to, priority: ['low'] }
    ]
  )
  assert.equal([top, standing], [undefined, undefined])
})

test.run()
