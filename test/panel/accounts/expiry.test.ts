import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Changes, callerAs, createCaller } from '../http/caller'
import { createPanel } from '../panel'

const test = suite('expiry of accounts')
const DAY = 86_400_000

/** An engineer whose account ended yesterday, after somebody has set the clock back to the day before. */
async function start() {
  const panel = createPanel()
  const engineer = panel.state.accounts.find(({ username }) => username === 'engineer')!
  engineer.validUntil = '2026/11/20'
  panel.clock.set(panel.clock.now() - 2 * DAY)
  const trySignIn = async () => (await createCaller(panel).signIn('engineer', 'engineer-3152')).body.error_code
  const administrator = await callerAs(panel, 'administrator')
  const save = async (changes: Changes<`/uac/accounts/${string}`>) =>
    assert.is((await administrator.save(`/uac/accounts/${engineer.id}`, changes)).status, 204)
  return { panel, trySignIn, save }
}

test('an account that has expired stays expired when the clock is set back, also after a restart', async () => {
  const { panel, trySignIn } = await start()
  assert.is(await trySignIn(), 'account_expired')
  panel.faults.reboot(20)
  await panel.clock.advance(20_000)
  assert.is(await trySignIn(), 'account_expired')
})

test('a session of an account that expires while the clock is ahead does not come back with the clock', async () => {
  const { panel, trySignIn, save } = await start()
  await save({ valid_until: '2026/11/21' })
  const { call } = await callerAs(panel)
  const now = panel.clock.now()
  panel.clock.set(now + 10 * DAY)
  panel.clock.set(now)
  assert.is((await call('GET /uac/account/userinfo')).body.error_code, 'invalid_token')
  assert.is(await trySignIn(), 'account_expired')
})

test('an administrator admits it again with another end, not with other settings', async () => {
  const { trySignIn, save } = await start()
  await save({ name: 'Night shift' })
  assert.is(await trySignIn(), 'account_expired')
  await save({ valid_until: '2026/11/25' })
  assert.is(await trySignIn(), undefined)
})

test.run()
