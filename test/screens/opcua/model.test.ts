import * as assert from 'uvu/assert'
import { createOpcUa } from '../../../src/screens/opcua/model'
import { fakeTime } from '../../lib/fake-time'
import { recordCalls } from '../../setup/calls'
import { test } from '../../setup/panel-test'
import { onCleanup } from '../../setup/screen'

test('reads the server again and again while its tab is open, not for the other tabs', async ({ panel }) => {
  history.replaceState(null, '', '/app/features/opcua')
  const time = fakeTime()
  onCleanup(time.end)
  const calls = recordCalls(panel)
  const { $server, filter } = createOpcUa()
  onCleanup($server.listen(() => {}))
  await time.pass(12_000)
  assert.is(calls.length, 3)
  filter({ tab: 'trace' })
  await time.pass(12_000)
  assert.is(calls.length, 3)
  filter({ tab: 'server' })
  await time.pass(1000)
  assert.is(calls.length, 4)
  assert.equal([...new Set(calls)], ['GET /api/v1/opcua/server'])
})

test.run()
