import * as assert from 'uvu/assert'
import { timeIn } from '../../../../src/screens/data-log/texts'
import { at, openDataLog, tank1At } from '../../../setup/open-data-log'
import { test } from '../../../setup/panel-test'
import { onCleanup } from '../../../setup/screen'
import { holds } from '../../../setup/store'

async function open(query?: string) {
  localStorage.clear()
  const model = await openDataLog(query)
  for (const store of [model.$listed, model.$legendRecord, model.$visibleCount]) onCleanup(store.listen(() => {}))
  const listed = () => {
    const { series, zoomed } = model.$listed.get()!
    return { first: series.times[0], last: series.times.at(-1), count: series.times.length, zoomed }
  }
  const legend = () => {
    const { series, index } = model.$legendRecord.get()!
    return { time: series.times[index], tank1: series.columns[0]![index] }
  }
  return { model, listed, legend }
}

const all = { first: at('09:24:28'), last: at('09:41:07'), count: 1000, zoomed: false }

test('lists beside the chart only the records of the zoomed view, and all again afterwards', async () => {
  const { model, listed } = await open()
  model.chartView.setView({ from: at('09:30:00') - 400, to: at('09:31:00') + 400 })
  assert.equal(listed(), { first: at('09:30:00'), last: at('09:31:00'), count: 61, zoomed: true })
  model.layout.pick('table')
  assert.equal(listed(), all)
  model.layout.pick('both')
  model.chartView.setView(undefined)
  assert.equal(listed(), all)
})

test('reads the newest 1000 records of a view that is older than those of the range', async ({ panel }) => {
  const { model, listed, legend } = await open()
  model.chartView.setView({ from: at('08:50:00'), to: at('09:10:00') })
  assert.equal(listed(), all)
  await holds(model.$listed, found => found?.zoomed === true)
  assert.equal(listed(), { first: at('08:53:21'), last: at('09:10:00'), count: 1000, zoomed: true })
  assert.equal(legend(), { time: at('09:10:00'), tank1: tank1At(panel, at('09:10:00')) })
})

test('shows above the chart how many records are visible, and the newest or the pointed one of them', async ({
  panel
}) => {
  const { model, legend } = await open()
  assert.equal([model.$visibleCount.get(), legend().time], [3601, at('09:41:07')])
  model.chartView.setView({ from: at('09:30:00'), to: at('09:31:00') })
  assert.equal(legend(), { time: at('09:31:00'), tank1: tank1At(panel, at('09:31:00')) })
  await holds(model.$visibleCount, count => count === 61)
  model.chartView.setCursor(at('09:30:30'), false)
  assert.equal(legend(), { time: at('09:30:30'), tank1: tank1At(panel, at('09:30:30')) })
})

test('shows the date of a time where the range has more than one day', () => {
  const range = { from: at('09:00:00'), to: at('10:00:00') }
  assert.is(timeIn(range, at('09:30:00')), '09:30:00')
  assert.is(timeIn({ ...range, from: at('00:00:00') - 1000 }, at('09:30:00')), '2026/11/21 09:30:00')
})

test.run()
