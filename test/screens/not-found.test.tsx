import '../setup/dom'
import * as assert from 'uvu/assert'
import NotFoundScreen from '../../src/screens/not-found'
import { denialFrom } from '../../src/screens/not-found/reason'
import { mount } from '../setup/app'
import { panelTest } from '../setup/panel-test'
import { allByRole, byRole, byText, click, findByRole, findByText, until } from '../setup/query'
import { render } from '../setup/screen'

const test = panelTest({ user: 'operator' })

test('accepts any state of the history entry', () => {
  const path = '/app/network/wifi'
  assert.equal(denialFrom({ refused: { reason: 'not-authorized', path } }), { reason: 'not-authorized', path })
  assert.equal(denialFrom({ refused: { reason: 'access-denied', path } }), { reason: 'access-denied', path })
  for (const state of [undefined, null, 'x', {}, { refused: 'x' }, { refused: { reason: 'toString', path: 5 } }])
    assert.equal(denialFrom(state), { reason: 'not-found', path: '' })
})

test('reports an unknown page and links to the main page', async () => {
  await mount('/app/no/such/page')
  await findByRole('heading', { name: 'Page not Found' })
  await findByText('/app/no/such/page')
  assert.is(location.pathname, '/app/404')
  await until(() => document.title.startsWith('Page not Found'))
  assert.is(allByRole('button', { name: 'Log in as another user' }).length, 0)
  click(byRole('link', { name: 'Go to the main page' }))
  await findByRole('heading', { name: 'Dashboard' })
})

test('reports a screen without permission and who can grant it', async () => {
  await mount('/app/network/wifi')
  await findByRole('heading', { name: 'Not Authorized' })
  byText('/app/network/wifi')
  byText('An administrator can grant the permission in Account Management.')
})

test('reports a screen that the panel has no licence for, which nobody can grant', async ({ panel, signIn }) => {
  panel.state.secsLicence = false
  await signIn('engineer')
  await mount('/app/features/secs-gem')
  await findByText('This panel has no licence for this screen.')
  byRole('heading', { name: 'Page not Found' })
  assert.is(allByRole('button', { name: 'Log in as another user' }).length, 0)
})

test('lets another user log in and return to the denied page', async () => {
  await mount('/app/network/wifi')
  click(await findByRole('button', { name: 'Log in as another user' }))
  await findByRole('button', { name: 'Log in' })
  assert.is(location.pathname + location.search, '/admin/login?redirect=%2Fapp%2Fnetwork%2Fwifi')
})

test('shows Access Denied, with a hostile path as text', () => {
  const path = '/app/<img src=x onerror=alert(1)>'
  history.replaceState({ refused: { reason: 'access-denied', path } }, '', '/app/404')
  render(<NotFoundScreen />)
  byRole('heading', { name: 'Access Denied' })
  byText(path)
  assert.is(document.querySelector('img'), null)
})

test.run()
