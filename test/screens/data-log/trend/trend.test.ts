import * as assert from 'uvu/assert'
import { recordCalls } from '../../../setup/calls'
import { at, measured, openDataLog as open, recordsOf, tank1At } from '../../../setup/open-data-log'
import { test } from '../../../setup/panel-test'
import { onCleanup } from '../../../setup/screen'
import { holds } from '../../../setup/store'
import { until } from '../../../setup/until'

const RECORDS = 'GET /data/logs/{id}/records'

test('draws all of a preset, reduced to 1000 points', async () => {
  const model = await open()
  model.choice.pickRange('8h')
  await holds(model.$shown, shown => shown?.records.total === 24_310)
  const { trend, extent, records } = model.$shown.get()!
  assert.equal(extent, { from: at('01:41:07'), to: at('09:41:07') })
  assert.equal([trend.series.times[0], trend.series.times.at(-1)], [at('02:55:58'), at('09:41:07')])
  assert.is(trend.recordsPerPoint, 54)
  assert.ok(trend.series.times.length <= 1000)
  assert.is(records.series.times.length, 1000, 'the table stays raw')
})

test('reads finer data for a zoomed view', async ({ panel }) => {
  const model = await open()
  model.choice.pickRange('8h')
  await holds(model.$shown, shown => shown?.trend.recordsPerPoint === 54)
  const view = { from: at('05:00:00'), to: at('05:10:00') }
  model.chartView.setView(view)
  await holds(model.$shown, shown => shown?.trend.recordsPerPoint === 1)
  const { series } = model.$shown.get()!.trend
  const inView = series.times.filter(time => time >= view.from && time <= view.to)
  assert.is(inView.length, 601)
  assert.equal(series.times, [...new Set(series.times)].sort())
  assert.is(series.columns[0]![series.times.indexOf(at('05:03:00'))], tank1At(panel, at('05:03:00')))

  model.chartView.setView(undefined)
  await holds(model.$shown, shown => shown?.trend.recordsPerPoint === 54)
})

test('reads the last of several views in quick succession, and shows no failure of one that it gave up', async ({
  panel
}) => {
  const model = await open()
  model.choice.pickRange('8h')
  await holds(model.$shown, shown => shown?.trend.recordsPerPoint === 54)
  const statuses: unknown[] = []
  onCleanup(model.$detail.listen(detail => statuses.push(detail?.status)))
  const calls = recordCalls(panel)
  const readings = () => calls.filter(url => url.includes('points=')).length
  panel.faults.hang(RECORDS)
  model.chartView.setView({ from: at('05:00:00'), to: at('05:10:00') })
  await until('the first view is read', () => readings() === 1)
  panel.faults.clear()
  for (const minute of [20, 30, 40]) model.chartView.setView({ from: at(`05:${minute}:00`), to: at('05:50:00') })
  await holds(model.$detail, detail => detail?.status === 'ready')
  assert.is(model.$detail.get()?.wanted.window.from, at('05:40:00'))
  assert.is(readings(), 2)
  assert.not.ok(statuses.includes('failed'))
})

test('keeps the reduced view when finer data cannot be read', async ({ panel }) => {
  const model = await open()
  model.choice.pickRange('8h')
  await holds(model.$shown, shown => shown?.trend.recordsPerPoint === 54)
  panel.faults.refuse(RECORDS)
  model.chartView.setView({ from: at('05:00:00'), to: at('05:10:00') })
  await holds(model.$detail, detail => detail?.status === 'failed')
  assert.is(model.$shown.get()!.trend.recordsPerPoint, 54)
})

test('measures all records of a reduced range, with the time of the maximum', async ({ panel }) => {
  const model = await open()
  model.choice.pickRange('8h')
  await holds(model.$shown, shown => shown?.trend.recordsPerPoint === 54)
  model.chartView.setSelection({ from: at('04:00:00') + 1, to: at('06:00:00') - 1 })
  assert.is(model.measurement.$measurement.get()!.status, 'reading')
  const { lines } = await measured(model)
  const times = Array.from({ length: 7199 }, (_, second) => at('04:00:01') + second * 1000)
  const values = times.map(time => tank1At(panel, time) ?? Number.NEGATIVE_INFINITY)
  const value = Math.max(...values)
  assert.equal(lines[0]!.statistics!.maximum, { value, time: times[values.indexOf(value)] })
})

test('appends new records to a reduced range, and reduces again after a while', async ({ panel }) => {
  const model = await open()
  await panel.clock.advance(40_000)
  await model.feed.$records.reload()
  const { trend, records } = model.$shown.get()!
  assert.is(records.overview!.window.to, at('09:41:07'))
  assert.is(trend.series.times.at(-1), at('09:41:47'))
  assert.ok(trend.series.times.length <= 1000)

  const ends: number[] = []
  for (let times = 0; times < 2; times += 1) {
    await panel.clock.advance(40_000)
    await model.feed.$records.reload()
    ends.push(recordsOf(model)!.overview!.window.to)
  }
  assert.equal(ends, [at('09:41:07'), at('09:43:07')])
})

test('compares with an earlier period on the same axis', async ({ panel }) => {
  const model = await open()
  model.choice.pickRange({ from: at('09:00:00'), to: at('09:10:00') })
  await holds(model.$shown, shown => shown?.records.total === 601)
  model.comparison.pick('hour')
  await holds(model.$drawn, drawn => drawn?.compared !== undefined)
  const { data } = model.$drawn.get()!
  assert.is(data.columns.length, 8)
  const index = data.times.indexOf(at('09:05:00'))
  assert.equal(
    [data.columns[0]![index], data.columns[4]![index]],
    [tank1At(panel, at('09:05:00')), tank1At(panel, at('08:05:00'))]
  )

  model.comparison.pick('none')
  assert.is(model.$drawn.get()!.data.columns.length, 4)
})

test('reports that the earlier period could not be read, and reads it again', async ({ panel }) => {
  const model = await open()
  onCleanup(model.comparison.$error.listen(() => {}))
  panel.faults.refuse(RECORDS)
  model.comparison.pick('hour')
  await holds(model.comparison.$error, error => error?.failure.kind === 'unreachable')
  panel.faults.clear()
  model.comparison.retry()
  await holds(model.$drawn, drawn => drawn?.compared !== undefined)
})

test.run()
