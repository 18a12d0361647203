import '../../setup/dom'
import * as assert from 'uvu/assert'
import InfoScreen from '../../../src/screens/info'
import { restoreSession } from '../../../src/session/session'
import { watchFindings } from '../../../src/stores/findings/findings'
import { recordCalls } from '../../setup/calls'
import { test } from '../../setup/panel-test'
import { allByText, byRole, findByText, until } from '../../setup/query'
import { onCleanup, render } from '../../setup/screen'

const open = async () => {
  await restoreSession()
  onCleanup(watchFindings())
  render(<InfoScreen />)
}

/** Resolves once its row has the value. */
const lastRestart = (value: RegExp) =>
  until(() => allByText('Last restart').some(({ parentElement }) => value.test(parentElement?.textContent ?? '')))

test('shows when the panel last restarted, and why', async () => {
  await open()
  await lastRestart(/2026\/11\/17 \d\d:\d\d:\d\d.*User/)
})

test('reports a restart that nobody asked for with its time, and leads to its last lines', async ({
  panel,
  signIn
}) => {
  panel.faults.reboot(20, { cause: 'watchdog' })
  await panel.clock.advance(30_000)
  await signIn('engineer')
  await open()
  const row = (await findByText('The panel restarted unexpectedly')).closest('li')
  assert.match(row?.textContent ?? '', /^Attention.*Since 2026\/11\/21 09:41:27/)
  const link = byRole('link', { name: 'Open System Info', within: row! })
  assert.is(link.getAttribute('href'), '/app/system/system-info?card=restarts')
  await lastRestart(/2026\/11\/21 09:41:27.*Watchdog/)
})

test('reads nothing for a user without System Info', async ({ panel }) => {
  const engineer = panel.state.accounts.find(({ username }) => username === 'engineer')!
  engineer.roles = engineer.roles.filter(role => role !== 'system-info')
  const calls = recordCalls(panel)
  await open()
  await findByText('1 of 2 connected')
  assert.not.ok(calls.includes('GET /api/v1/system/restarts'))
})

test('shows nothing of firmware that does not record restarts', async ({ panel }) => {
  panel.faults.answer(404, { error_code: 'not_found', message: 'no' }, 'GET /system/restarts')
  const calls = recordCalls(panel)
  await open()
  await findByText('1 of 2 connected')
  await until(() => calls.includes('GET /api/v1/system/restarts'))
  await until(() => allByText('Last restart').length === 0)
})

test.run()
