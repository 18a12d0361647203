import '../../setup/dom'
import * as assert from 'uvu/assert'
import { readHmiName } from '../../../src/api/system'
import { $unsaved, registerUnsaved } from '../../../src/lib/form/unsaved'
import { $session, relogin } from '../../../src/session/session'
import { readToken } from '../../../src/session/token'
import { mount } from '../../setup/app'
import { EMPTY_PAGE, EMPTY_PAGE_TITLE } from '../../setup/empty-page'
import { test } from '../../setup/panel-test'
import { allByRole, byRole, byText, click, findByRole, until } from '../../setup/query'

async function endWithInput() {
  await mount(EMPTY_PAGE)
  await findByRole('heading', { name: EMPTY_PAGE_TITLE })
  registerUnsaved({})
}

test('opens over a page with unsaved input when the panel ends the session', async ({ panel }) => {
  await endWithInput()
  panel.faults.endSessions()
  await readHmiName().catch(() => {})
  const dialog = await findByRole('dialog', { name: 'Confirm logout' })
  byText('You have been logged out, you can cancel to stay on this page, or log in again', dialog)
  byRole('button', { name: 'Re-Login' })
  byRole('heading', { name: EMPTY_PAGE_TITLE })
})

test('opens for an invalid token also where nothing is unsaved', async ({ panel }) => {
  await mount(EMPTY_PAGE)
  await findByRole('heading', { name: EMPTY_PAGE_TITLE })
  panel.faults.answer(400, { error_code: 'invalid_token', message: 'gone' }, 'GET /system/hmi/name')
  await readHmiName().catch(() => {})
  await findByRole('dialog', { name: 'Confirm logout' })
})

test('after Cancel stays on the page with a bar that offers Re-Login, and does not open again', async ({ panel }) => {
  await endWithInput()
  panel.faults.endSessions()
  await readHmiName().catch(() => {})
  await findByRole('dialog', { name: 'Confirm logout' })
  click(byRole('button', { name: 'Cancel' }))
  await until(() => allByRole('dialog').length === 0)
  await findByRole('button', { name: 'Re-Login', within: byRole('main') })

  await readHmiName().catch(() => {})
  assert.is(allByRole('dialog').length, 0)
  assert.is(location.pathname, EMPTY_PAGE)
})

test('confirms before Re-Login in the bar discards input', async ({ panel }) => {
  await endWithInput()
  panel.faults.endSessions()
  await readHmiName().catch(() => {})
  await findByRole('dialog', { name: 'Confirm logout' })
  click(byRole('button', { name: 'Cancel' }))
  click(await findByRole('button', { name: 'Re-Login', within: byRole('main') }))
  await findByRole('dialog', { name: 'Leave without saving?' })
  click(byRole('button', { name: 'Leave' }))
  await until(() => location.pathname === '/app/login')
})

test('Re-Login discards session and input and reloads the page', async () => {
  await mount(EMPTY_PAGE)
  await findByRole('heading', { name: EMPTY_PAGE_TITLE })
  registerUnsaved({})
  let loads = 0
  relogin(() => {
    loads += 1
  })
  assert.is(loads, 1)
  assert.is(readToken(), undefined)
  assert.is($session.get().status, 'signed-out')
  assert.is($unsaved.get(), 0)
})

test.run()
