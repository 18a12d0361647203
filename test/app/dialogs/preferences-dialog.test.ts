import '../../setup/dom'
import * as assert from 'uvu/assert'
import { pickLanguage } from '../../../src/stores/language'
import { mount } from '../../setup/app'
import { dialogClosed } from '../../setup/dialog'
import { test } from '../../setup/panel-test'
import { byRole, click, findByRole, findByText, until } from '../../setup/query'
import { QUIET_PAGE } from '../../setup/quiet-page'

async function openPreferences() {
  await mount(QUIET_PAGE)
  click(await findByRole('button', { name: 'Mika Sato' }))
  click(await findByRole('menuitem', { name: 'Preferences' }))
  return findByRole('dialog', { name: 'Preferences' })
}

const page = () => document.documentElement

test('changes size and theme at once and remembers them in this browser', async () => {
  await openPreferences()
  click(byRole('radio', { name: 'Mini' }))
  assert.is(page().dataset.size, 'mini')
  assert.match(document.cookie, /\bsize=mini\b/)
  click(byRole('radio', { name: 'Dark' }))
  assert.is(page().dataset.theme, 'dark')
  assert.is(localStorage.getItem('theme'), 'dark')

  click(byRole('button', { name: 'Close' }))
  await dialogClosed()
  await openPreferences()
  assert.is(byRole<HTMLInputElement>('radio', { name: 'Mini' }).checked, true)
})

test('hides the logo of the side bar', async () => {
  await openPreferences()
  const logo = byRole<HTMLInputElement>('switch', { name: 'Logo in the sidebar' })
  const before = logo.checked
  click(logo)
  await until(() => localStorage.getItem('sidebarLogo') === String(!before))
  click(byRole('switch', { name: 'Fixed header' }))
  await until(() => localStorage.getItem('fixedHeader') === 'false')
})

test('changes its own language while it is open', async () => {
  const dialog = await openPreferences()
  click(byRole('radio', { name: '한국어', within: dialog }))
  await findByRole('dialog', { name: '화면 설정' })
  await findByText('언어를 변경했습니다')
  await pickLanguage('en')
})

test.run()
