import '../setup/dom'
import type { ReactElement } from 'react'
import * as assert from 'uvu/assert'
import EventLogScreen from '../../src/screens/event-log'
import OperationLogScreen from '../../src/screens/operation-log'
import { restoreSession } from '../../src/session/session'
import { recordCalls } from '../setup/calls'
import { test } from '../setup/panel-test'
import { allByText, byText, click, findByRole, findByText, until } from '../setup/query'
import { cleanup, render } from '../setup/screen'

const HOUR = 3_600_000

const TITLE = /^The panel's clock was changed in this range/
const BACK = 'Clock set manually: 2026/11/21 09:41:07 → 2026/11/21 08:41:07 (-1 h), anna'

async function show(path: string, view: ReactElement): Promise<void> {
  await restoreSession()
  cleanup()
  history.replaceState(null, '', `/app/data/${path}`)
  render(view)
}

const VIEWS: [string, () => ReactElement][] = [
  ['event-log?range=today', () => <EventLogScreen />],
  ['event-log?range=today&tab=quality', () => <EventLogScreen />],
  ['operation-log?range=today', () => <OperationLogScreen />]
]

for (const [path, view] of VIEWS)
  test(`${path} says how the clock was changed in its range, and nothing of a range without a change`, async ({
    panel
  }) => {
    panel.clock.set(panel.clock.now() - HOUR, { cause: 'manual', username: 'anna' })
    await show(path, view())
    await findByText(TITLE)
    byText(BACK)
    click(await findByRole('radio', { name: 'Yesterday' }))
    await until(() => allByText(TITLE).length === 0)
  })

test('names the newest three changes, and how many there were before', async ({ panel }) => {
  for (const hours of [1, 2, 3, 4, 5]) panel.clock.set(panel.clock.now() - hours * HOUR)
  await show('operation-log', <OperationLogScreen />)
  await findByText(/2 earlier changes$/)
  assert.is(allByText(/^Clock set manually/).length, 3)
})

test('an older firmware has no changes, which is no failure', async ({ panel }) => {
  const calls = recordCalls(panel)
  panel.faults.answer(404, { error_code: 'not_found', message: 'no' }, 'GET /system/time/changes')
  panel.clock.set(panel.clock.now() - HOUR)
  await show('operation-log', <OperationLogScreen />)
  await findByRole('table', { name: 'Operation Log' })
  await until(() => calls.some(call => call.includes('/system/time/changes')))
  assert.is(allByText(TITLE).length, 0)
})

test.run()
