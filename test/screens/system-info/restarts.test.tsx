import '../../setup/dom'
import * as assert from 'uvu/assert'
import SystemInfoScreen from '../../../src/screens/system-info'
import { recordCalls } from '../../setup/calls'
import { dialog } from '../../setup/dialog'
import { test } from '../../setup/panel-test'
import { allByRole, allByText, byRole, byText, click, findByRole, findByText, until } from '../../setup/query'
import { render } from '../../setup/screen'

const RESTARTS = 'GET /system/restarts'

const open = () => render(<SystemInfoScreen />)
const card = () => findByRole('region', { name: 'Restarts' })

const rows = (within: Element) =>
  allByRole('row', { within })
    .slice(1)
    .map(row => allByRole('cell', { within: row }).map(({ textContent }) => textContent))

test('lists why the panel restarted, who asked for it and why, and how long it had run', async ({ panel }) => {
  const { state } = panel
  open()
  const [planned, reset, cut] = rows(await card())
  assert.equal(planned?.slice(1, 4), ['User', 'engineer', 'Planned maintenance'])
  assert.equal([reset?.[1], cut?.[1]], ['Watchdog', 'Power loss'])
  assert.match(planned?.[0] ?? '', /^2026\/11\/17 /)
  assert.match(planned?.[4] ?? '', /^\d+ d \d+ h$/)
  assert.is(state.restarts.length, 3)
})

test('shows the last lines before one', async () => {
  open()
  click(await findByRole('button', { name: 'Watchdog', within: await card() }))
  const lines = allByRole('listitem', { within: dialog() }).map(({ textContent }) => textContent)
  assert.match(dialog().textContent ?? '', /^Last lines before: Watchdog, 2026\/11\/09 /)
  assert.match(lines.at(-1) ?? '', /^2026\/11\/09 \d\d:\d\d:\d\d watchdog: reset$/)
})

test('says that a restart has no lines, and shows a cause that it does not know as it is', async ({ panel }) => {
  const body = {
    items: [
      { time: '2026/11/20 01:02:03', cause: 'over_heated', username: '', reason: '', up_time_seconds: null, lines: [] }
    ],
    total: 1
  }
  panel.faults.answer(200, body, RESTARTS)
  open()
  click(await findByRole('button', { name: 'Unknown cause (over_heated)' }))
  byText('No lines were recorded before this restart.', dialog())
})

test('says that none was recorded', async ({ panel }) => {
  panel.state.restarts = []
  open()
  await findByText('No restarts recorded', await card())
})

test('has no card where the firmware does not record them, and says why they cannot be read otherwise', async ({
  panel
}) => {
  panel.faults.answer(404, { error_code: 'not_found', message: 'no' }, RESTARTS)
  const calls = recordCalls(panel)
  open()
  await until(() => calls.includes('GET /api/v1/system/restarts'))
  await findByText('2609 A041 7F31')
  assert.equal(allByRole('region', { name: 'Restarts' }), [])
  panel.faults.clear()
  panel.faults.answer(500, { error_code: 'internal_error', message: 'no' }, RESTARTS)
  open()
  await findByRole('button', { name: 'Retry', within: await card() })
  panel.faults.clear()
  click(byRole('button', { name: 'Retry', within: await card() }))
  await findByText('Planned maintenance')
  assert.equal(allByText('Retry'), [])
})

test('is opened at the card by a finding, whose address loses the name of the card', async () => {
  history.replaceState(null, '', '/app/system/system-info?card=restarts')
  open()
  await card()
  await until(() => location.search === '')
})

test.run()
