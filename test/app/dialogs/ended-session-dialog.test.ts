import '../../setup/dom'
import * as assert from 'uvu/assert'
import { readHmiName } from '../../../src/api/system'
import { $unsaved, registerUnsaved } from '../../../src/lib/form/unsaved'
import { relogin } from '../../../src/session/relogin'
import { $session } from '../../../src/session/session'
import { readToken } from '../../../src/session/token'
import { mount } from '../../setup/app'
import { dialogClosed } from '../../setup/dialog'
import { test } from '../../setup/panel-test'
import {
  allByRole,
  allByText,
  byLabel,
  byRole,
  byText,
  click,
  findByRole,
  findByText,
  type,
  until
} from '../../setup/query'
import { QUIET_PAGE, QUIET_PAGE_TITLE } from '../../setup/quiet-page'

async function endWithInput() {
  await mount(QUIET_PAGE)
  await findByRole('heading', { name: QUIET_PAGE_TITLE })
  registerUnsaved({})
}

async function openName() {
  await findByRole('button', { name: 'Edit HMI name' })
  await findByText('line2-hmi', byRole('banner'))
  click(byRole('button', { name: 'Edit HMI name' }))
}

test('opens over a page with unsaved input when the panel ends the session', async ({ panel }) => {
  await endWithInput()
  panel.faults.endSessions()
  await readHmiName().catch(() => {})
  const dialog = await findByRole('dialog', { name: 'Confirm logout' })
  byText('You have been logged out, you can cancel to stay on this page, or log in again', dialog)
  byRole('button', { name: 'Re-Login' })
  byRole('heading', { name: QUIET_PAGE_TITLE })
})

test('opens for an invalid token also where nothing is unsaved', async ({ panel }) => {
  await mount(QUIET_PAGE)
  await findByRole('heading', { name: QUIET_PAGE_TITLE })
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
  await dialogClosed()
  await findByRole('button', { name: 'Re-Login', within: byRole('main') })

  await readHmiName().catch(() => {})
  assert.is(allByRole('dialog').length, 0)
  assert.is(location.pathname, QUIET_PAGE)
})

test('after Cancel a form in a dialog that failed offers Re-Login in place', async ({ panel }) => {
  await mount(QUIET_PAGE)
  click(await findByRole('button', { name: 'Edit HMI name' }))
  const form = await findByRole('dialog', { name: 'Edit HMI name' })
  type(byLabel('HMI name'), 'packer-3')
  panel.faults.endSessions()
  click(byRole('button', { name: 'Save' }))
  const dialog = await findByRole('dialog', { name: 'Confirm logout' })
  assert.equal(allByRole('dialog'), [dialog])
  assert.is(allByText('Re-Login').length, 1)
  assert.not.match(form.textContent ?? '', 'Re-Login')
  click(byRole('button', { name: 'Cancel', within: dialog }))
  await until(() => !dialog.isConnected)
  assert.is(byLabel('HMI name').value, 'packer-3')

  click(byRole('button', { name: 'Re-Login', within: form }))
  await until(() => location.pathname === '/app/login')
})

test('Re-Login in the bar keeps what was typed, and the form offers it after the new sign-in', async ({ panel }) => {
  await mount(QUIET_PAGE)
  await openName()
  type(await until(() => byLabel('HMI name')), 'packer-3')
  panel.faults.endSessions()
  click(byRole('button', { name: 'Save' }))
  const dialog = await findByRole('dialog', { name: 'Confirm logout' })
  byText('Your input can be restored after you log in again in this tab, except passwords and files.', dialog)
  click(byRole('button', { name: 'Cancel', within: dialog }))
  click(await findByRole('button', { name: 'Re-Login', within: byRole('main') }))

  await findByRole('heading', { name: 'Welcome' })
  assert.is($unsaved.get(), 0)
  panel.faults.clear()
  type(byLabel('Username'), 'engineer')
  type(byLabel('Password'), 'engineer-3152')
  click(byRole('button', { name: 'Log in' }))
  await openName()
  const offer = await findByText('Restore your input?')
  assert.ok(offer.compareDocumentPosition(byLabel('HMI name')) & Node.DOCUMENT_POSITION_FOLLOWING, 'it is on top')
  assert.is(byLabel('HMI name').value, 'line2-hmi')
  click(byRole('button', { name: 'Restore' }))
  await until(() => byLabel('HMI name').value === 'packer-3')
  assert.is(allByText('Restore your input?').length, 0)
})

test('where the storage of the tab is blocked, says that Re-Login discards what was typed', async ({ panel }) => {
  const { sessionStorage } = globalThis
  const blocked = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get: blocked })
  try {
    await endWithInput()
    panel.faults.endSessions()
    await readHmiName().catch(() => {})
    await findByRole('dialog', { name: 'Confirm logout' })
    byText(/^Your input will be lost when you log in again/)
    assert.equal(allByText(/can be restored/), [])
  } finally {
    Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, writable: true, value: sessionStorage })
  }
})

test('Re-Login discards session and input', async () => {
  await mount(QUIET_PAGE)
  await findByRole('heading', { name: QUIET_PAGE_TITLE })
  registerUnsaved({})
  relogin()
  assert.is(readToken(), undefined)
  assert.is($session.get().status, 'signed-out')
  assert.is($unsaved.get(), 0)
})

test.run()
