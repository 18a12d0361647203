import '../setup/dom'
import type { ReactElement } from 'react'
import * as assert from 'uvu/assert'
import { provide } from '../../src/lib/environment'
import { $shiftStarts } from '../../src/lib/time-range/shifts'
import DataLogScreen from '../../src/screens/data-log'
import EventLogScreen from '../../src/screens/event-log'
import OperationLogScreen from '../../src/screens/operation-log'
import { restoreSession } from '../../src/session/session'
import { deviceNow, deviceTimeText, startClock } from '../../src/stores/clock'
import { recordCalls } from '../setup/calls'
import { test } from '../setup/panel-test'
import { allByRole, byLabel, byRole, click, findByRole, findByText, press, type, until } from '../setup/query'
import { cleanup, render } from '../setup/screen'

interface View {
  path: string
  tab?: string
  view: ReactElement
  call: string
}

const noChart = () => Promise.reject(new Error('no chart in this test'))

const TREND: View = { path: 'data-log', view: <DataLogScreen loadChart={noChart} />, call: '/records?' }
const EVENTS: View = { path: 'event-log', view: <EventLogScreen />, call: '/data/events?' }
const QUALITY: View = { ...EVENTS, tab: 'Alarm performance', call: '/quality?' }
const OPERATIONS: View = { path: 'operation-log', view: <OperationLogScreen />, call: '/data/operations?' }

const YESTERDAY = { name: 'Yesterday', from: '2026.11.20-00:00:00', to: '2026.11.20-23:59:59' }
const HOURS = { name: '8 h', from: '2026.11.21-01:41:07', to: null }
const LAST_SHIFT = 'from=2026.11.20-22%3A00%3A00&to=2026.11.21-05%3A59%3A59&'
const THIS_SHIFT = 'from=2026.11.21-06%3A00%3A00&offset'
const WEEK = { name: '7 days', from: '2026.11.14-09:41:07', to: null }

async function visit({ path, tab, view }: View): Promise<void> {
  if (!location.pathname.endsWith(path)) {
    cleanup()
    history.pushState(null, '', `/app/data/${path}`)
    render(view)
  }
  if (tab) click(await findByRole('tab', { name: tab }))
}

test('shows the range that was chosen in one data view in the next one', async ({ panel }) => {
  await restoreSession()
  const calls = recordCalls(panel)
  async function shows({ call }: View, { name, from, to }: typeof HOURS | typeof YESTERDAY) {
    assert.ok((await findByRole<HTMLInputElement>('radio', { name })).checked)
    const sent = new URLSearchParams({ from, ...(to && { to }) }).toString()
    await until(() => calls.some(made => made.includes(`${call}${sent}`)))
    calls.length = 0
  }
  const pick = ({ name }: { name: string }) => click(byRole('radio', { name }))

  await visit(TREND)
  click(await findByRole('radio', { name: 'Yesterday' }))
  await visit(EVENTS)
  await shows(EVENTS, YESTERDAY)
  await visit(QUALITY)
  await shows(QUALITY, YESTERDAY)
  pick(HOURS)
  await visit(OPERATIONS)
  await shows(OPERATIONS, HOURS)
  pick(WEEK)
  await visit(EVENTS)
  await shows(EVENTS, WEEK)
  pick(YESTERDAY)
  await visit(TREND)
  await shows(TREND, YESTERDAY)
  assert.is(location.search, '?range=yesterday')
})

test('shows the days that are chosen in the calendar with keys', async ({ panel }) => {
  await restoreSession()
  const calls = recordCalls(panel)
  history.replaceState(null, '', '/app/data/operation-log?range=2026-11-21T08:00:00~2026-11-21T09:00:00')
  render(<OperationLogScreen />)
  click(await findByRole('button', { name: /08:00:00/ }))
  click(await findByRole('button', { name: 'Calendar' }))
  const day = async (name: string) => findByRole('gridcell', { name })
  assert.is((await day('Saturday, November 21, 2026')).getAttribute('aria-selected'), 'true')
  ;(await day('Saturday, November 21, 2026')).focus()
  for (const key of ['PageUp', 'ArrowUp', 'Home']) press(key)
  await until(() => document.activeElement?.getAttribute('aria-label') === 'Sunday, October 11, 2026')
  click(await day('Sunday, October 11, 2026'))
  click(await day('Monday, October 12, 2026'))
  await until(() => byLabel('To').value === '2026/10/12 09:00:00')
  click(byRole('button', { name: 'Show' }))
  const sent = 'from=2026.10.11-08%3A00%3A00&to=2026.10.12-09%3A00%3A00'
  await until(() => calls.some(made => made.includes(`${OPERATIONS.call}${sent}`)))
})

test('keeps the times of day that were typed when days are chosen, and takes whole days without them', () =>
  atPanelTime(async () => {
    await openOperations('range=8h')
    click(await findByRole('radio', { name: 'Custom range…' }))
    type(byLabel('From'), '2026年11月20日 6:30')
    click(byRole('button', { name: 'Calendar' }))
    click(await findByRole('gridcell', { name: 'Thursday, November 19, 2026' }))
    await until(() => byLabel('To').value === '2026/11/19')
    assert.is(byLabel('From').value, '2026/11/19 06:30:00')
  }))

test('offers no days that have not come by the panel’s clock', async () => {
  await atPanelTime(async () => {
    await openOperations('range=today')
    click(await findByRole('radio', { name: 'Custom range…' }))
    click(byRole('button', { name: 'Calendar' }))
    const day = (name: string) => findByRole<HTMLButtonElement>('gridcell', { name })
    assert.ok((await day('Sunday, November 22, 2026')).disabled)
    const today = await day('Saturday, November 21, 2026')
    assert.not.ok(today.disabled)
    assert.ok(byRole<HTMLButtonElement>('button', { name: 'Next month' }).disabled)
    today.focus()
    press('PageDown')
    assert.is(document.activeElement, today)
  })
})

test('shows the month of today in the calendar while nothing is typed', () =>
  atPanelTime(async () => {
    await openOperations('range=8h')
    click(await findByRole('radio', { name: 'Custom range…' }))
    type(byLabel('From'), '')
    type(byLabel('To'), '')
    click(byRole('button', { name: 'Calendar' }))
    const today = await findByRole('gridcell', { name: 'Saturday, November 21, 2026' })
    await until(() => today.getAttribute('aria-selected') === 'false')
  }))

test('opens the dialog for a custom range again with the times that are shown', async () => {
  await openOperations('range=2026-11-21T08:00:00~2026-11-21T09:00:00')
  click(await findByRole('radio', { name: 'Custom range…' }))
  assert.is((await findByRole<HTMLInputElement>('textbox', { name: 'From' })).value, '2026/11/21 08:00:00')
  assert.is(byLabel('To').value, '2026/11/21 09:00:00')
})

test('shows the last shift, also from an address before the shifts are known', async ({ panel }) => {
  await restoreSession()
  $shiftStarts.set(undefined)
  const calls = recordCalls(panel)
  history.replaceState(null, '', '/app/data/operation-log?range=lastShift')
  render(<OperationLogScreen />)
  await until(() => calls.some(made => made.includes(`${OPERATIONS.call}${LAST_SHIFT}`)))
  assert.ok((await findByRole<HTMLInputElement>('radio', { name: 'Previous shift' })).checked)
  click(byRole('radio', { name: 'This shift' }))
  await until(() => calls.some(made => made.includes(`${OPERATIONS.call}${THIS_SHIFT}`)))
})

test('shows everything where the address names a shift and the panel has none', async ({ panel }) => {
  await restoreSession()
  panel.faults.answer(404, { error_code: 'not_found', message: 'no' }, 'GET /features/misc/shifts')
  history.replaceState(null, '', '/app/data/operation-log?range=shift')
  render(<OperationLogScreen />)
  await until(() => byRole<HTMLInputElement>('radio', { name: 'All' }).checked)
  assert.equal(allByRole('radio', { name: /shift/ }), [])
})

for (const [text, shown] of [
  ['nonsense', 'All'],
  ['2026-11-21T09:00:00~2026-11-21T08:00:00', 'All'],
  ['2026-02-30T08:00:00~2026-02-30T09:00:00', 'All']
])
  test(`says that the range ${text} of a link cannot be shown, until it is dismissed`, async () => {
    await openOperations(`range=${text}`)
    const note = await findByText(`The link contains an invalid time range. Shown instead: ${shown}`)
    click(byRole('button', { name: 'Close' }))
    await until(() => !note.isConnected)
  })

test('says so of a shift that the panel does not have, until another range is picked', async ({ panel }) => {
  panel.faults.answer(404, { error_code: 'not_found', message: 'no' }, 'GET /features/misc/shifts')
  await openOperations('range=shift')
  const note = await findByText(/^The link contains an invalid time range/)
  click(byRole('radio', { name: '8 h' }))
  await until(() => !note.isConnected)
})

test('shows the times of a link to a preset that means others by now', async ({ panel }) => {
  const calls = recordCalls(panel)
  await openOperations('range=shift&times=2026-11-20T06:00:00~2026-11-20T13:02:00&user=anna')
  const sent = 'from=2026.11.20-06%3A00%3A00&to=2026.11.20-13%3A02%3A00&username=anna'
  await until(() => calls.some(made => made.includes(`${OPERATIONS.call}${sent}`)))
  assert.ok(byRole<HTMLInputElement>('radio', { name: 'Custom range…' }).checked)
})

test('goes on with a preset that still begins where its link does', async ({ panel }) => {
  const calls = recordCalls(panel)
  await openOperations('range=shift&times=2026-11-21T06:00:00~2026-11-21T07:30:00')
  await until(() => calls.some(made => made.includes(`${OPERATIONS.call}${THIS_SHIFT}`)))
  await until(() => byRole<HTMLInputElement>('radio', { name: 'This shift' }).checked)
})

test('keeps the times of a preset in the address, which a reload reads no more', () =>
  atPanelTime(async () => {
    await openOperations('')
    click(await findByRole('radio', { name: '8 h' }))
    const times = () => new URLSearchParams(location.search).get('times')
    await until(() => times() === '2026-11-21T01:41:00~2026-11-21T09:42:00')
    const address = location.search.replace('T01%3A41', 'T00%3A00')
    cleanup()
    history.replaceState(history.state, '', `/app/data/operation-log${address}`)
    render(<OperationLogScreen />)
    assert.ok((await findByRole<HTMLInputElement>('radio', { name: '8 h' })).checked)
    await until(() => times() === '2026-11-21T01:41:00~2026-11-21T09:42:00')
    click(byRole('radio', { name: 'All' }))
    await until(() => times() === null)
  }))

async function atPanelTime(run: () => Promise<void>): Promise<void> {
  const stop = startClock()
  provide({ deviceTimeText })
  try {
    await until(() => deviceNow() !== undefined)
    await run()
  } finally {
    stop()
  }
}

/** As somebody who was sent this address. */
async function openOperations(query: string): Promise<void> {
  await restoreSession()
  $shiftStarts.set(undefined)
  history.replaceState(null, '', `/app/data/operation-log?${query}`)
  render(<OperationLogScreen />)
}

test.run()
