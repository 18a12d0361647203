import * as assert from 'uvu/assert'
import { ApiError } from '../../src/lib/remote/failure'
import { logOut } from '../../src/session/session'
import { $hmiName, loadHmiName } from '../../src/stores/hmi-name'
import { recordCalls } from '../setup/calls'
import { test } from '../setup/panel-test'

test('sends one request for all who read the name at once, and another one afterwards', async ({ panel }) => {
  $hmiName.set('')
  const calls = recordCalls(panel)
  await Promise.all([loadHmiName(), loadHmiName()])
  assert.is($hmiName.get(), panel.state.hmiName)
  assert.is(calls.length, 1)
  await loadHmiName()
  assert.is(calls.length, 2)
})

test('reads the name again after a log-out, which cancels the request under way', async () => {
  const before = loadHmiName().catch(error => error)
  logOut()
  $hmiName.set('')
  await loadHmiName()
  assert.is($hmiName.get(), 'line2-hmi')
  const error = await before
  assert.instance(error, ApiError)
  assert.is(error.failure.kind, 'cancelled')
})

test.run()
