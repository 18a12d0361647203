import '../setup/dom'
import { useEffect } from 'react'
import * as assert from 'uvu/assert'
import type { TrendChartProps } from '../../src/chart/types'
import { stamp } from '../../src/lib/browser/assets'
import { lastKnown } from '../../src/lib/remote/last-known'
import DataLogScreen from '../../src/screens/data-log'
import { Toolbar } from '../../src/screens/data-log/toolbar'
import type { LoadChart } from '../../src/screens/data-log/trend/chart-code'
import { openDataLog, visitDataLog } from '../setup/open-data-log'
import { test } from '../setup/panel-test'
import {
  allByRole,
  allByText,
  byLabel,
  byRole,
  byText,
  choose,
  click,
  findByRole,
  findByText,
  type,
  until
} from '../setup/query'
import { cleanup, render } from '../setup/screen'

const RECORDS = 'GET /data/logs/{id}/records'

/** Replaces the chart, as there is no canvas, and renders its props as text. */
function TrendChart({ label, describedBy, lines, data, onReady }: TrendChartProps) {
  useEffect(() => onReady({ zoom() {}, move() {}, point() {}, toPicture: async () => new Blob() }), [onReady])
  const labels = lines.filter(({ shown }) => shown).map(line => line.label)
  return (
    <div role="application" aria-label={label} aria-describedby={describedBy}>
      {`${labels.join(', ')}: ${data.times.length}`}
    </div>
  )
}

const withChart: LoadChart = async () => ({ stamp: stamp(), load: async () => ({ TrendChart }) })

function open(loadChart = withChart) {
  visitDataLog()
  return render(<DataLogScreen loadChart={loadChart} />)
}

test('shows chart, legend and table of the same records', async () => {
  open()
  const chart = await findByRole('application', { name: 'Trend of Filler temperatures' })
  assert.is(chart.textContent, 'Tank 1 °C, Tank 2 °C, Pressure bar, Flow l/min: 900')
  byText(/^3601 records · Each point covers 8 records · 09:41:07$/)
  byText(/^1000 of 3601 records$/)
  byText('Live')
  const rows = allByRole('row', { within: byRole('table') })
  assert.ok(rows.length <= 61)
  assert.match(rows[1]!.textContent ?? '', /^2026\/11\/21 09:41:07/)
  const summary = document.getElementById(chart.getAttribute('aria-describedby') ?? '')
  assert.match(
    summary?.textContent ?? '',
    /4 channels, from 2026\/11\/21 08:41:07 to .* Tank 1: minimum [\d.]+ °C, maximum [\d.]+ °C at 2026\/11\/21 0[89]:/
  )
})

test('shows the last record of the log as it is now', async ({ panel }) => {
  const model = await openDataLog()
  await panel.clock.advance(60_000)
  await model.$logs.reload()
  render(<Toolbar model={model} logs={lastKnown(model.$logs.get()) ?? []} />)
  byText(/– 2026\/11\/21 09:42:07$/)
})

test('says above the table that the clock was changed in the range', async ({ panel }) => {
  panel.clock.set(panel.clock.now() - 120_000)
  open()
  await findByText(/^Clock set manually: 2026\/11\/21 09:41:07 → 2026\/11\/21 09:39:07 \(-2 min\)/)
})

test('hides a channel in chart and table', async () => {
  open()
  click(await findByRole('checkbox', { name: 'Tank 2 °C' }))
  await until(() => byRole('application').textContent === 'Tank 1 °C, Pressure bar, Flow l/min: 900')
  assert.equal(allByRole('columnheader', { name: 'Tank 2 °C' }), [])
})

test('switches to another log and a custom range of it', async () => {
  open()
  choose(await findByRole('combobox', { name: 'Data log' }), 'Pallets')
  await findByRole('columnheader', { name: 'Good bottles' })
  click(byLabel('Custom range…'))
  type(await findByRole('textbox', { name: 'From' }), '2026/11/20 10:00:00')
  type(byLabel('To'), '2026/11/20 09:00:00')
  click(byRole('button', { name: 'Show' }))
  await findByText('The end must be later than the start')
  type(byLabel('To'), '2026/11/20 11:00:00')
  click(byRole('button', { name: 'Show' }))
  await findByRole('button', { name: '2026/11/20 10:00:00 – 11:00:00' })
  assert.equal(allByRole('status', { name: 'Live' }), [])
})

test('offers the nearest records when a range has none', async () => {
  open()
  click(await findByRole('radio', { name: 'Custom range…' }))
  type(await findByRole('textbox', { name: 'From' }), '2026/11/20 10:00:00')
  type(byLabel('To'), '2026/11/20 11:00:00')
  click(byRole('button', { name: 'Show' }))
  await findByText('This log begins at 2026/11/21 02:55:58.')
  click(byRole('button', { name: 'Show nearest records' }))
  await findByRole('application')
})

test('compares with an earlier period, or says that it has no records', async () => {
  open()
  choose(await findByRole('combobox', { name: 'Data log' }), 'Bottle washer')
  await findByRole('checkbox', { name: 'Zone 1 °C' })
  choose(await findByRole('combobox', { name: 'Compare with' }), '1 day earlier')
  await until(() => /Zone 1 °C, 1 day earlier/.test(byRole('application').textContent ?? ''))
  choose(byRole('combobox', { name: 'Compare with' }), '1 week earlier')
  await findByText('No records in the earlier period')
})

test('shows why the earlier period could not be read under Details', async ({ panel }) => {
  open()
  const comparison = await findByRole('combobox', { name: 'Compare with' })
  await findByRole('application')
  click(byRole('button', { name: 'Pause' }))
  panel.faults.answer(503, { error_code: 'unavailable', message: 'The storage is busy' }, RECORDS)
  choose(comparison, '1 hour earlier')
  await findByText('The earlier period could not be read')
  click(byText('Details'))
  byText('503 unavailable: The storage is busy')
  panel.faults.clear()
  click(byRole('button', { name: 'Retry' }))
  await until(() => /Tank 1 °C, 1 hour earlier/.test(byRole('application').textContent ?? ''))
  assert.equal(allByText('Details'), [])
})

test('keeps its values, greyed, while the panel is unreachable, and recovers', async ({ panel }) => {
  open()
  await findByRole('application')
  panel.faults.refuse(RECORDS)
  click(byRole('button', { name: 'Pause' }))
  click(await findByRole('button', { name: 'Show live values' }))
  await findByRole('alert')
  byRole('table')
  byText('Not updated')
  panel.faults.clear()
  click(byRole('button', { name: 'Retry' }))
  await until(() => byText('Live'))
  assert.equal(allByRole('alert'), [])
})

test('reports that the chart failed to load and still shows the table', async () => {
  let attempts = 0
  open(async attempt => {
    attempts = attempt
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  await findByText('The chart could not be loaded')
  click(byText('Details'))
  byText('TypeError: Failed to fetch dynamically imported module')
  byRole('table')
  click(byRole('button', { name: 'Retry' }))
  await until(() => attempts === 1)
})

test('does not mix two versions of the console', async () => {
  open(async () => ({ stamp: 'newer', load: () => Promise.reject(new Error('never asked')) }))
  await findByText(/The console has been updated/)
  assert.equal(allByRole('button', { name: 'Retry' }), [])
})

test('shows hostile names as plain text', async () => {
  open()
  choose(await findByRole('combobox', { name: 'Data log' }), '<b>Strange</b> names')
  await findByRole('checkbox', { name: '__proto__' })
  byRole('checkbox', { name: 'channel-2 %' })
  assert.is(document.querySelector('img[src="x"]'), null)
})

test('shows the empty state when the project has no log', async ({ panel }) => {
  panel.state.dataLogs.length = 0
  open()
  await findByText('No data logs in this project')
})

test('keeps the log shown last where a link names none for what it marks, and says so until one is chosen', async () => {
  open()
  choose(await findByRole('combobox', { name: 'Data log' }), 'Bottle washer')
  await findByRole('checkbox', { name: 'Zone 1 °C' })
  cleanup()
  visitDataLog('range=1h&at=2026-11-21T09:30:00')
  render(<DataLogScreen loadChart={withChart} />)
  const note = await findByText(/^The panel names no data log .*“Bottle washer” is shown/)
  choose(byRole('combobox', { name: 'Data log' }), 'Pallets')
  await until(() => !note.isConnected)
})

test.run()
