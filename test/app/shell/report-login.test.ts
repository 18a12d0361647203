import '../../setup/dom'
import * as assert from 'uvu/assert'
import { reportLogin } from '../../../src/app/shell/report-login'
import { $notices, clearNotices } from '../../../src/stores/notices'
import { mount } from '../../setup/app'
import { test } from '../../setup/panel-test'
import { findByRole } from '../../setup/query'

test('says after a login how many attempts were refused before it, once in this browser', async ({ panel }) => {
  const account = panel.state.accounts.find(({ username }) => username === 'engineer')!
  account.signInBefore = { at: panel.clock.now() - 60_000, address: undefined, refused: 2 }
  await mount('/app/dashboard')
  const notice = await findByRole('alert')
  assert.match(notice.textContent ?? '', /^2 logins to your account were refused since 2026\/11\/21 09:40:07\./)
  clearNotices()
  reportLogin()
  assert.equal($notices.get(), [])
})

test.run()
