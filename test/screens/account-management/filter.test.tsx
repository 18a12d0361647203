import '../../setup/dom'
import * as assert from 'uvu/assert'
import AccountManagementScreen from '../../../src/screens/account-management'
import { restoreSession } from '../../../src/session/session'
import { test } from '../../setup/panel-test'
import { allByRole, byRole, byText, choose, click, findByRole, until } from '../../setup/query'
import { render } from '../../setup/screen'

test('shows only the accounts of the state in the address, where a finding leads', async () => {
  history.replaceState(null, '', '/app/account/management?state=locked')
  await restoreSession()
  render(<AccountManagementScreen />)
  await findByRole('table')
  byRole('row', { name: /locked/ })
  byText('1 of 7 found')
  const printing = new Promise<void>(resolve => Object.assign(window, { print: resolve }))
  click(byRole('button', { name: 'Print' }))
  await printing
  byText('Search: Locked')
  window.dispatchEvent(new Event('afterprint'))
  choose(byRole('combobox', { name: 'Status' }), 'Status: All')
  await until(() => allByRole('row').length === 8)
  assert.is(location.search, '')
})

test('shows the accounts that still have their factory password', async () => {
  history.replaceState(null, '', '/app/account/management?state=factory')
  await restoreSession()
  render(<AccountManagementScreen />)
  await findByRole('table')
  byText('1 of 7 found')
})

test.run()
