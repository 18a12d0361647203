import '../../setup/dom'
import * as assert from 'uvu/assert'
import AccountManagementScreen from '../../../src/screens/account-management'
import { restoreSession } from '../../../src/session/session'
import { test } from '../../setup/panel-test'
import { byLabel, byRole, choose, click, findByRole, findByText, type } from '../../setup/query'
import { render } from '../../setup/screen'

test('does not say that a generated password must be changed where it need not be', async () => {
  await restoreSession()
  render(<AccountManagementScreen />)
  await findByRole('table')
  click(byRole('button', { name: 'Add account' }))
  type(await findByRole('textbox', { name: 'Account' }), 'night.shift')
  choose(byLabel('Role'), 'Data')
  click(byRole('checkbox', { name: 'Password must be changed at next login' }))
  click(byRole('button', { name: 'Add' }))
  await findByText('Shown only once. Pass it on securely.')
  assert.not.ok(document.body.textContent?.includes('It must be changed'))
})

test.run()
