import '../../setup/dom'
import * as assert from 'uvu/assert'
import { environment } from '../../../src/lib/environment'
import { keepDrafts } from '../../../src/lib/form/drafts'
import EmailScreen from '../../../src/screens/email'
import { test } from '../../setup/panel-test'
import { byLabel, byRole, click, findByRole, type, until } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

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

test('offers the input of the mail server again after a new sign-in, also where another tab was open by then', async () => {
  open('?tab=smtp')
  type(await until(() => byLabel('Host')), 'smtp2.plant.example')
  click(byRole('tab', { name: 'Groups' }))
  await until(() => isCurrent('Groups'))
  keepDrafts(environment.session?.username())
  cleanup()
  open('?tab=groups')
  await findByRole('tab', { name: 'SMTP' })
  click(byRole('tab', { name: 'SMTP' }))
  click(await findByRole('button', { name: 'Restore' }))
  await until(() => byLabel('Host').value === 'smtp2.plant.example')
})

test.run()
