import '../../setup/dom'
import * as assert from 'uvu/assert'
import { mount } from '../../setup/app'
import { test } from '../../setup/panel-test'
import { allByRole, byRole, click, findByRole } from '../../setup/query'
import { QUIET_PAGE } from '../../setup/quiet-page'

/** Opens the menu and reads what is above its items. */
async function openMenu(name: string) {
  await mount(QUIET_PAGE)
  click(await findByRole('button', { name }))
  const menu = await findByRole('menu', { name })
  return { menu, facts: allByRole('definition').map(({ textContent }) => textContent) }
}

test('starts with username, display name and the role that has exactly these permissions', async ({ signIn }) => {
  await signIn('operator')
  const { menu, facts } = await openMenu('Operator')
  assert.equal(facts, ['operator', 'Operator', 'Viewer'])
  assert.match(document.getElementById(menu.getAttribute('aria-describedby') ?? '')?.textContent ?? '', 'RoleViewer')
})

test('lists the permitted menu items of a user who has no such role', async ({ panel, signIn }) => {
  panel.state.accounts.find(({ username }) => username === 'operator')!.roles = [
    'data-log',
    'info',
    'of-a-later-version'
  ]
  await signIn('operator')
  const { facts } = await openMenu('Operator')
  assert.is(facts[2], 'Data Log and Trend Display, Info, of-a-later-version')
  assert.is(document.activeElement, byRole('menuitem', { name: 'Preferences' }))
})

test.run()
