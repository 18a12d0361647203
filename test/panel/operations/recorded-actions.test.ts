import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { plant } from './plant-log'

const test = suite('recorded actions')

test('records of an action what was requested, not what was around it, and the previous control state', async () => {
  const { call, newest, panel } = await plant()
  await call('POST /features/secs-gem/test')
  const { action, changes } = await newest()
  assert.equal([action, changes], ['run', []])
  panel.state.secsGem.control = 'online_local'
  await call('PUT /features/secs-gem/control-state', { state: 'online_remote' })
  assert.equal((await newest()).changes, [{ field: 'state', previous: 'online_local', next: 'online_remote' }])
})

test('records who has confirmed a network change, of which it is no change by itself', async () => {
  const { callAny, save, list } = await plant()
  const { body } = await save('/network/ethernet/eth1/settings', { mtu: 1400 })
  await callAny(`POST /network/pending/${body.code}/keep`)
  const [{ username, object, changes }] = (await list('limit=1')).items
  assert.equal([username, object, changes], ['administrator', '', []])
})

test.run()
