import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ClockButton } from '../../../src/app/shell/clock-button'
import { $session, reset } from '../../../src/session/session'
import { userFrom } from '../../../src/session/user'
import { $clock } from '../../../src/stores/clock'
import { byRole, byText } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

const test = suite('clock of the top bar')
test.after.each(() => {
  cleanup()
  reset()
  $clock.set({ text: '', quality: 'unknown' })
})

const shown = () => {
  const button = byRole('button', { name: /^2026\/11\/21 ?09:41:27.*, Change date and time$/ })
  return [button.dataset.quality, button.title]
}

test('distinguishes a live time from one that is counted on, and says since when', () => {
  const text = '2026/11/21 09:41:27'
  $clock.set({ text, quality: 'live' })
  render(<ClockButton />)
  assert.equal(shown(), ['live', 'Change date and time'])
  cleanup()
  $clock.set({ text, quality: 'estimated', since: '09:41:07' })
  render(<ClockButton />)
  assert.is(shown()[0], 'estimated')
  assert.match(shown()[1] ?? '', /estimated by this browser.* 09:41:07/)
  byText('estimated by this browser since 09:41:07')
})

test('tells a user without the permission that only others may change the clock', () => {
  const user = { username: 'viewer', state_code: 1, permission: { roles: ['info'], actions: ['clock'] } }
  $clock.set({ text: '2026/11/21 09:41:27', quality: 'live' })
  $session.set({ status: 'signed-in', user: userFrom(user) })
  render(<ClockButton />)
  const label = 'Date and time; you are not permitted to change them'
  assert.ok(byRole('button', { name: `2026/11/2109:41:27, ${label}` }).hasAttribute('disabled'))
  cleanup()
  // Firmware that does not distinguish it.
  $session.set({ status: 'signed-in', user: userFrom({ ...user, permission: { roles: ['info'] } }) })
  render(<ClockButton />)
  assert.equal(shown(), ['live', 'Change date and time'])
})

test.run()
