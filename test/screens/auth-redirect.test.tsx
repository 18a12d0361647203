import '../setup/dom'
import * as assert from 'uvu/assert'
import { readHandOver } from '../../src/screens/auth-redirect/hand-over'
import { readToken } from '../../src/stores/token'
import { mount } from '../setup/app'
import { panelTest } from '../setup/panel-test'
import { byRole, click, findByRole, findByText, until } from '../setup/query'

const test = panelTest({ user: '' })

test('leads to paths of this console only, and never back to itself', () => {
  const target = (redirect: string) => readHandOver(`?redirect=${encodeURIComponent(redirect)}`).target
  assert.is(target('/app/network/wifi?x=1#y'), '/app/network/wifi?x=1#y')
  assert.is(target('https://elsewhere.test/'), '/app')
  assert.is(target('//elsewhere.test'), '/app')
  assert.is(target('/auth-redirect?redirect=/app/info'), '/app')
  assert.is(target('/app/login'), '/app')
  assert.is(readHandOver('').target, '/app')
  assert.is(readHandOver('?redirect=/app/info').login, '/app/login?redirect=%2Fapp%2Finfo')
})

test('sends a signed-in visitor on', async ({ signIn }) => {
  await signIn('engineer')
  await mount('/auth-redirect?redirect=/app/network/wifi')
  await until(() => location.pathname === '/app/network/wifi')
  await findByRole('heading', { name: 'Wi-Fi' })
})

test('offers the sign-in page to anybody else, and takes no token from its address', async () => {
  await mount('/auth-redirect?redirect=/app/network/wifi&token=stolen#token=stolen')
  click(await findByRole('link', { name: 'Log in' }))
  await findByRole('heading', { name: 'Welcome' })
  assert.is(location.pathname + location.search, '/app/login?redirect=%2Fapp%2Fnetwork%2Fwifi')
  assert.is(readToken(), undefined)
})

test('names the panel', async () => {
  await mount('/auth-redirect')
  await findByText('line2-hmi')
  assert.is(byRole('heading').textContent, 'You have reached the panel')
  await until(() => document.title === 'You have reached the panel · line2-hmi')
})

test('tries again when the panel is away', async ({ panel, signIn }) => {
  await signIn('engineer')
  panel.faults.refuse()
  await mount('/auth-redirect?redirect=/app/network/wifi')
  await findByText('The panel does not answer')
  panel.faults.clear()
  click(byRole('button', { name: 'Retry' }))
  await until(() => location.pathname === '/app/network/wifi')
})

test.run()
