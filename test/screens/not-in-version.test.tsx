import '../setup/dom'
import * as assert from 'uvu/assert'
import { mount } from '../setup/app'
import { EMPTY_PAGE, EMPTY_PAGE_IN_ADMIN, EMPTY_PAGE_TITLE } from '../setup/empty-page'
import { test } from '../setup/panel-test'
import { byText, click, findByRole, until } from '../setup/query'

test('names the screen that is not in this version, and links to the dashboard', async () => {
  await mount(EMPTY_PAGE)
  click(await findByRole('link', { name: 'Go to the dashboard' }))
  await findByRole('heading', { name: 'Dashboard' })
  assert.is(location.pathname, '/app/dashboard')
})

test('has the title of its menu item', async () => {
  await mount(EMPTY_PAGE_IN_ADMIN)
  await findByRole('heading', { name: EMPTY_PAGE_TITLE })
  await until(() => byText('This screen is not part of this version'))
  await until(() => document.title === `${EMPTY_PAGE_TITLE} · line2-hmi`)
})

test.run()
