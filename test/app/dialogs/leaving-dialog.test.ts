import '../../setup/dom'
import * as assert from 'uvu/assert'
import { forgetAllUnsaved, registerUnsaved } from '../../../src/lib/form/unsaved'
import { readToken } from '../../../src/session/token'
import { mount } from '../../setup/app'
import { dialogClosed } from '../../setup/dialog'
import { test } from '../../setup/panel-test'
import { byRole, click, findByRole, until } from '../../setup/query'
import { QUIET_PAGE, QUIET_PAGE_TITLE } from '../../setup/quiet-page'

async function logOutWithInput() {
  await mount(`${QUIET_PAGE}?tab=2#top`)
  await findByRole('heading', { name: QUIET_PAGE_TITLE })
  registerUnsaved({})
  click(byRole('button', { name: 'Mika Sato' }))
  click(await findByRole('menuitem', { name: 'Log out' }))
  await findByRole('dialog', { name: 'Leave without saving?' })
}

test('confirms before a log-out discards unsaved input', async () => {
  await logOutWithInput()
  click(byRole('button', { name: 'Stay' }))
  await dialogClosed()
  assert.is(location.pathname, QUIET_PAGE)
  assert.ok(readToken())
  forgetAllUnsaved()
})

test('logs out after the confirmation, with the current path in `redirect`', async ({ panel }) => {
  await logOutWithInput()
  click(byRole('button', { name: 'Leave' }))
  await until(() => location.pathname === '/admin/login')
  assert.is(new URLSearchParams(location.search).get('redirect'), `${QUIET_PAGE}?tab=2#top`)
  assert.is(readToken(), undefined)
  await findByRole('button', { name: 'Log in' })
  const response = await panel.fetch('/api/v1/uac/account/userinfo')
  assert.is(response.status, 401)
})

test.run()
