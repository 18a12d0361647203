import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createCaller } from '../http/caller'
import { createPanel } from '../panel'

const test = suite('previous login of an account')

test('is the one before the newest, with the attempts that were refused between, and none at first', async () => {
  const panel = createPanel()
  const { call, signIn } = createCaller(panel)
  const previous = async () => (await call('GET /uac/account/userinfo')).body.previous_login
  await signIn('newcomer', 'newcomer-3152')
  assert.is(await previous(), null)
  await panel.clock.advance(60_000)
  for (const password of ['x', 'y']) assert.is((await signIn('newcomer', password)).status, 400)
  await signIn('newcomer', 'newcomer-3152')
  const { time, refused } = await previous()
  assert.equal([time, refused], ['2026/11/21 09:41:07', 2])
  await signIn('newcomer', 'newcomer-3152')
  assert.equal(await previous(), { time: '2026/11/21 09:42:07', address: null, refused: 0 })
})

test.run()
