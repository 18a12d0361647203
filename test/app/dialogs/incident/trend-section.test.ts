import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Trend } from '../../../../src/app/dialogs/incident/read-trend'
import { trendSection } from '../../../../src/app/dialogs/incident/trend-section'
import { csvCellOf } from '../../../../src/ui/paper/document'

const test = suite('trend of a report')

const CHANNEL = { id: 'tank', name: 'Tank 1', unit: '°C', decimals: 1 }
const AT = '2026/11/21 09:41:07'

function trendOf(mean: number | null): Trend {
  const log: Trend['all'][number] = {
    ...{ id: 'filler', name: 'Filler', mode: 'time', interval_seconds: 1, channels: [CHANNEL] },
    ...{ records: 3, size_bytes: 96, first: AT, last: AT }
  }
  const statistics = { values: 3, minimum: 72.25, minimum_at: AT, maximum: 72.5, maximum_at: AT, mean }
  const course = { log, channel: CHANNEL, times: [], values: [], widest: 2500, statistics }
  return { all: [log], courses: [course], logs: [], channels: 1, asked: [], isSelected: false }
}

const lastCell = (mean: number | null) => {
  const incident = { window: { from: 0, to: 1 }, failures: new Map() }
  const row = trendSection(trendOf(mean), incident, String).table?.rows[0]
  return row?.map(csvCellOf).pop()
}

test('has averages with the decimals of their channel, in files too', () => {
  assert.is(lastCell(72.36666666666667), 72.4)
  assert.is(lastCell(null), '–')
})

test.run()
