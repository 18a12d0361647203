import * as assert from 'uvu/assert'
import { $device, $projectName } from '../../src/stores/device'
import { $hmiName } from '../../src/stores/hmi-name'
import { watchDevice } from '../../src/stores/watch-device'
import { fakeTime, settled } from '../lib/fake-time'
import { recordCalls } from '../setup/calls'
import { test } from '../setup/panel-test'

const READS = ['GET /system/hmi/name', 'GET /project/management/name', 'GET /system/web/specification']

test('reads again what failed, 10 s later, and nothing that was answered', async ({ panel }) => {
  $hmiName.set('')
  panel.state.specification.usermode = true
  const time = fakeTime()
  for (const read of READS) panel.faults.refuseNext(read)
  const stop = watchDevice()
  await settled()
  assert.is($device.get().usermode, false)
  const calls = recordCalls(panel)
  await time.pass(11_000)
  assert.is($device.get().usermode, true)
  assert.is($hmiName.get(), panel.state.hmiName)
  assert.ok($projectName.get())
  await time.pass(30_000)
  assert.is(calls.length, READS.length)
  stop()
  time.end()
  assert.is($device.get().usermode, false)
  assert.is($projectName.get(), '')
})

test('reads nothing again once it is stopped', async ({ panel }) => {
  const time = fakeTime()
  panel.faults.refuse()
  const stop = watchDevice()
  await settled()
  stop()
  const calls = recordCalls(panel)
  await time.pass(30_000)
  time.end()
  assert.equal(calls, [])
})

test('ignores what arrives once it is stopped', async ({ panel }) => {
  panel.faults.slow(50)
  const stop = watchDevice()
  await settled()
  stop()
  await panel.clock.advance(50)
  await settled()
  assert.is($projectName.get(), '')
})

test('reads nothing again that the panel refuses for good', async ({ panel }) => {
  const time = fakeTime()
  for (const read of READS) panel.faults.answer(404, { error_code: 'not_found', message: 'no' }, read)
  const stop = watchDevice()
  await settled()
  const calls = recordCalls(panel)
  await time.pass(30_000)
  stop()
  time.end()
  assert.equal(calls, [])
})

test.run()
