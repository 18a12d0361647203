import '../setup/dom'
import * as assert from 'uvu/assert'
import { mount } from '../setup/app'
import { test } from '../setup/panel-test'
import { byText, click, findByRole, until } from '../setup/query'

test('names the screen that is not in this version, and links to the dashboard', async () => {
  await mount('/app/features/misc')
  click(await findByRole('link', { name: 'Go to the dashboard' }))
  await findByRole('heading', { name: 'Dashboard' })
  assert.is(location.pathname, '/app/dashboard')
})

test('has the title of its menu item', async () => {
  await mount('/admin/features/misc')
  await findByRole('heading', { name: 'Misc' })
  await until(() => byText('This screen is not part of this version'))
  await until(() => document.title === 'Misc · line2-hmi')
})

test.run()
