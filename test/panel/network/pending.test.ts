import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createCaller } from '../http/caller'
import { createPanel } from '../panel'

const test = suite('pending')

function propose() {
  const panel = createPanel()
  const done: string[] = []
  const change = panel.pending.propose({
    apply: () => done.push('applied'),
    enforce: () => done.push('in force'),
    revert: () => done.push('reverted'),
    addresses: () => ['192.168.10.43']
  })
  const { call } = createCaller(panel)
  const path = `/network/pending/${change.code}` as const
  return { panel, change, done, read: () => call(`GET ${path}`), keep: () => call(`POST ${path}/keep`) }
}

test('puts a change in force a second after the save, without a token', async () => {
  const { panel, change, done, read } = propose()
  assert.equal(done, ['applied'])
  assert.equal([change.seconds_left, change.deadline], [90, '2026/11/21 09:42:37'])
  await panel.clock.advance(999)
  assert.is((await read()).body.in_force, false)
  await panel.clock.advance(1)
  const { body } = await read()
  assert.equal([body.state, body.in_force, body.seconds_left], ['pending', true, 89])
  assert.equal(body.addresses, ['192.168.10.43'])
})

test('keeps a change until the last moment, and for good', async () => {
  const { panel, done, keep, read } = propose()
  await panel.clock.advance(89_999)
  assert.is((await keep()).body.state, 'kept')
  await panel.clock.advance(10_000)
  assert.equal(done, ['applied', 'in force'])
  assert.is((await read()).body.state, 'kept')
  assert.is((await keep()).status, 200, 'keeping twice does no harm')
})

test('reverts a change at its deadline, after which it cannot be kept', async () => {
  const { panel, done, keep, read } = propose()
  await panel.clock.advance(90_000)
  assert.equal(done, ['applied', 'in force', 'reverted'])
  assert.equal([(await read()).body.state, (await read()).body.in_force], ['reverted', false])
  const late = await keep()
  assert.equal([late.status, late.body.error_code], [409, 'reverted'])
})

test('puts a change in force that is kept before it was', async () => {
  const { panel, done, keep } = propose()
  await keep()
  await panel.clock.advance(5000)
  assert.equal(done, ['applied', 'in force'])
})

test('reverts a change when the panel restarts', async () => {
  const { panel, done, read } = propose()
  panel.faults.reboot(5)
  await panel.clock.advance(5000)
  assert.equal(done, ['applied', 'reverted'])
  assert.is((await read()).body.state, 'reverted')
})

test('knows one change at a time, and forgets it an hour after its end', async () => {
  const { panel, read } = propose()
  assert.is(panel.pending.isOpen(), true)
  await panel.clock.advance(90_000)
  assert.is(panel.pending.isOpen(), false)
  await panel.clock.advance(3_600_000)
  assert.is((await read()).status, 404)
})

test.run()
