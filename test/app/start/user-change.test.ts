import '../../setup/dom'
import { signedInUser } from '../../../src/session/session'
import { mount } from '../../setup/app'
import { EMPTY_PAGE } from '../../setup/empty-page'
import { test } from '../../setup/panel-test'
import { allByRole, click, findByRole, until } from '../../setup/query'

test('shows nothing of the previous user once somebody else signed in in another tab', async ({ signIn }) => {
  await mount(EMPTY_PAGE)
  click(await findByRole('button', { name: 'Edit HMI name' }))
  await findByRole('dialog')
  await signIn('operator')
  window.dispatchEvent(new Event('focus'))
  await until(() => signedInUser()?.username === 'operator')
  await until(() => allByRole('dialog').length === 0)
})

test.run()
