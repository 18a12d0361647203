import '../../setup/dom'
import * as assert from 'uvu/assert'
import EmailScreen from '../../../src/screens/email'
import { test } from '../../setup/panel-test'
import { byRole, click, findByRole, until } from '../../setup/query'
import { render } from '../../setup/screen'

const open = (query = '') => {
  history.replaceState(null, '', `/app/features/email${query}`)
  render(<EmailScreen />)
}
const isCurrent = (name: string) => byRole('tab', { name }).getAttribute('aria-selected') === 'true'

test('has its tab in the address, which can be passed on, and follows Back', async () => {
  open('?tab=groups')
  await findByRole('tab', { name: 'Groups' })
  assert.ok(isCurrent('Groups'))
  click(byRole('tab', { name: 'SMTP' }))
  assert.is(location.search, '?tab=smtp')
  await until(() => isCurrent('SMTP'))
  history.replaceState(null, '', '/app/features/email?tab=contacts')
  window.dispatchEvent(new Event('popstate'))
  await until(() => isCurrent('Contacts'))
})

test.run()
