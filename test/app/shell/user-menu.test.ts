import '../../setup/dom'
import * as assert from 'uvu/assert'
import { $withoutModes } from '../../../src/app/shell/narrow-items'
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

const modes = () =>
  allByRole('menuitem')
    .map(({ textContent }) => textContent ?? '')
    .filter(text => /^(Admin mode|WebView)$/.test(text))

for (const isNarrow of [false, true])
  test(`contains the modes only where the top bar has no room for them: ${isNarrow}`, async () => {
    // The window of these tests keeps its width.
    Object.defineProperty($withoutModes, 'value', { configurable: true, get: () => isNarrow, set() {} })
    await openMenu('Mika Sato')
    assert.equal(modes(), isNarrow ? ['Admin mode', 'WebView'] : [])
  })

test.run()
