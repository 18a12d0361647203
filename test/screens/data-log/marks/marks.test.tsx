import '../../../setup/dom'
import { useEffect } from 'react'
import * as assert from 'uvu/assert'
import type { TrendChartProps } from '../../../../src/chart/types'
import { stamp } from '../../../../src/lib/browser/assets'
import DataLogScreen from '../../../../src/screens/data-log'
import { restoreSession } from '../../../../src/session/session'
import { recordCalls } from '../../../setup/calls'
import { visitDataLog } from '../../../setup/open-data-log'
import { test } from '../../../setup/panel-test'
import { allByRole, allByText, byRole, byText, click, findByRole, findByText, press, until } from '../../../setup/query'
import { render } from '../../../setup/screen'

const MARKS = 'GET /data/marks'

/** Replaces the chart, as there is no canvas: its plot is 800 pixels wide, and a click zooms into two minutes. */
function TrendChart({ onReady, onArea, onView }: TrendChartProps) {
  useEffect(() => {
    onReady({ zoom() {}, move() {}, point() {}, toPicture: async () => new Blob() })
    onArea({ left: 40, width: 800 })
  }, [onReady, onArea])
  const view = { from: Date.parse('2026-11-21T09:40:00Z'), to: Date.parse('2026-11-21T09:41:00Z') }
  return (
    <button type="button" onClick={() => onView(view)}>
      Chart
    </button>
  )
}

async function open(range = '15min') {
  localStorage.clear()
  await restoreSession()
  visitDataLog(`range=${range}`)
  render(<DataLogScreen loadChart={async () => ({ stamp: stamp(), load: async () => ({ TrendChart }) })} />)
  await findByRole('button', { name: 'Chart' })
}

const toolbar = () => findByRole('toolbar', { name: 'Markers on the trend' })
const marks = () => allByRole('button', { within: byRole('toolbar', { name: 'Markers on the trend' }) })
const nameOf = (mark: Element | null) => mark?.getAttribute('aria-label') ?? ''

test('shows by kind what happened in the range, by time', async () => {
  await open()
  await toolbar()
  const names = marks().map(nameOf)
  assert.ok(names.includes('Events, 2026/11/21 09:37:25: Filler: pressure low'), names.join('\n'))
  assert.ok(
    names.some(name => /^Operations, 2026\/11\/21 09:\d\d:\d\d: /.test(name)),
    names.join('\n')
  )
  assert.ok(names.includes('Logins, 2026/11/21 09:41:07: Log in, engineer'), names.join('\n'))
  await findByRole('checkbox', { name: /^Restarts 0$/ })
})

test('hides a kind, also at the next visit', async () => {
  await open()
  click(await findByRole('checkbox', { name: /^Events \d+$/ }))
  await until(() => marks().every(mark => !nameOf(mark).startsWith('Events')))
  assert.is(localStorage.getItem('dataLogHiddenMarks'), 'event')
})

test('is one tab stop, in which arrow keys move by time', async () => {
  await open()
  await toolbar()
  const tabStops = () => marks().filter(({ tabIndex }) => tabIndex === 0)
  assert.equal(tabStops(), marks().slice(-1))
  tabStops()[0]!.focus()
  press('Home')
  assert.is(document.activeElement, marks()[0])
  press('ArrowRight')
  assert.is(document.activeElement, marks()[1])
  await until(() => tabStops()[0] === marks()[1] && tabStops().length === 1)
})

test('says what happened at a mark, with the way to its row in the log', async () => {
  await open()
  await toolbar()
  const mark = marks().find(it => nameOf(it).endsWith('09:37:25: Filler: pressure low'))!
  mark.focus()
  press('Enter')
  const dialog = await findByRole('dialog', { name: 'Events, 2026/11/21 09:37:25' })
  await findByText('Filler: pressure low', dialog)
  const around = 'range=2026-11-21T09%3A32%3A25%7E2026-11-21T09%3A42%3A25&at=2026-11-21T09%3A37%3A25'
  const links = allByRole('link', { within: dialog }).map(link => link.getAttribute('href') ?? '')
  assert.is(links.length, 4)
  for (const link of links.slice(0, 2)) assert.match(link, new RegExp(`^/app/data/event-log\\?${around}&row=\\d+$`))
  assert.equal(links.slice(2), [`/app/data/operation-log?${around}`, `/app/data/event-log?tab=quality&${around}`])
})

test('lists the entries of a mark that combines several', async () => {
  await open('8h')
  await toolbar()
  click(marks().find(mark => /^Operations, .*: \d+ entries$/.test(nameOf(mark)))!)
  const dialog = await findByRole('dialog', { name: /^Operations, / })
  await until(() => allByRole('row', { within: dialog }).length > 2)
  const link = byRole('link', { name: 'Show in the operation log', within: dialog })
  assert.match(link.getAttribute('href')!, /^\/app\/data\/operation-log\?range=2026-11-21T.*&at=2026-11-21T[^&]*$/)
})

test('reads the marks after the records, and again for a zoomed view', async ({ panel }) => {
  const calls = recordCalls(panel)
  const read = () => calls.filter(call => call.includes('/data/')).map(call => call.replace(/^.*\/data\//, ''))
  await open()
  await toolbar()
  assert.match(read().find(call => /^(marks|logs\/)/.test(call)) ?? '', /^logs\//)
  const before = read().filter(call => call.startsWith('marks')).length
  click(byRole('button', { name: 'Chart' }))
  await until(() =>
    read().some(call => /^marks.*from=2026\.11\.21-09%3A40%3A00&to=2026\.11\.21-09%3A41%3A00/.test(call))
  )
  assert.ok(read().filter(call => call.startsWith('marks')).length > before)
})

test('keeps the trend when the marks cannot be read, and reads them on request', async ({ panel }) => {
  panel.faults.answer(503, { error_code: 'unavailable', message: 'The storage is busy' }, MARKS)
  await open()
  await findByText('Markers for events and operations could not be loaded')
  byRole('button', { name: 'Chart' })
  panel.faults.clear()
  click(byRole('button', { name: 'Retry' }))
  await toolbar()
  await until(() => allByText('Markers for events and operations could not be loaded').length === 0)
})

test('says nothing of clock changes where the firmware does not list them', async ({ panel }) => {
  panel.faults.answer(404, { error_code: 'not_found', message: 'no' }, 'GET /system/time/changes')
  await open()
  await findByRole('checkbox', { name: /^Restarts/ })
  await until(() => allByRole('checkbox', { name: /^Clock changes/ }).length === 0)
})

test('shows no marks and no failure where the firmware has none', async ({ panel }) => {
  panel.faults.answer(404, { error_code: 'not_found', message: 'Not found' }, MARKS)
  const calls = recordCalls(panel)
  await open()
  await until(() => calls.some(call => call.includes('/data/marks')))
  byText(/^901 records/)
  assert.equal([allByRole('toolbar', { name: 'Markers on the trend' }), allByText(/could not be read/)], [[], []])
})

test.run()
