import '../setup/dom'
import * as assert from 'uvu/assert'
import { readHandOver } from '../../src/screens/auth-redirect/hand-over'
import { readToken } from '../../src/session/token'
import { mount } from '../setup/app'
import { type PanelContext, panelTest } from '../setup/panel-test'
import { byRole, click, findByRole, findByText, until } from '../setup/query'

const test = panelTest({ user: '' })

test('leads only to paths of this console, never to itself', () => {
  const target = (redirect: string) => readHandOver(`?redirect=${encodeURIComponent(redirect)}`).target
  assert.is(target('/app/network/wifi?x=1#y'), '/app/network/wifi?x=1#y')
  assert.is(target('https://elsewhere.test/'), '/app')
  assert.is(target('//elsewhere.test'), '/app')
  assert.is(target('/auth-redirect?redirect=/app/info'), '/app')
  assert.is(target('/app/login'), '/app')
  assert.is(readHandOver('').target, '/app')
  assert.is(readHandOver('?redirect=/app/info').login, '/app/login?redirect=%2Fapp%2Finfo')
})

test('redirects a signed-in visitor', async ({ signIn }) => {
  await signIn('engineer')
  await mount('/auth-redirect?redirect=/app/network/wifi')
  await until(() => location.pathname === '/app/network/wifi')
  await findByRole('heading', { name: 'Wi-Fi' })
})

test('offers the login page to other visitors and ignores a token in its address', async () => {
  await mount('/auth-redirect?redirect=/app/network/wifi&token=stolen#token=stolen')
  click(await findByRole('link', { name: 'Log in' }))
  await findByRole('heading', { name: 'Welcome' })
  assert.is(location.pathname + location.search, '/app/login?redirect=%2Fapp%2Fnetwork%2Fwifi')
  assert.is(readToken(), undefined)
})

test('shows the name of the panel', async () => {
  await mount('/auth-redirect')
  await findByText('line2-hmi')
  assert.is(byRole('heading').textContent, 'Connected to the panel')
  await until(() => document.title === 'Connected to the panel · line2-hmi')
})

test('offers to retry when the panel is unreachable', async ({ panel, signIn }) => {
  await signIn('engineer')
  panel.faults.refuse()
  await mount('/auth-redirect?redirect=/app/network/wifi')
  await findByText('The panel is not responding')
  panel.faults.clear()
  click(byRole('button', { name: 'Retry' }))
  await until(() => location.pathname === '/app/network/wifi')
})

test('opens the page that says why the start has failed, where it is not the connection', async ({ panel, signIn }) => {
  await signIn('engineer')
  panel.faults.answer(500, { error_code: 'internal', message: 'broken' }, 'GET /uac/account/userinfo')
  await mount('/auth-redirect?redirect=/app/network/wifi')
  await findByText('The panel reports a fault', await findByRole('alert'))
  assert.is(location.pathname, '/app/network/wifi')
})

const propose = (panel: PanelContext['panel']) =>
  panel.pending.propose({ apply: () => {}, revert: () => {}, addresses: () => ['192.168.10.43'] })

test('keeps a change with the code from its address, reports it and removes the code at once', async ({ panel }) => {
  const { code } = propose(panel)
  await mount(`/auth-redirect?redirect=/app/network/wifi#confirm=${code}`)
  await findByText('The new settings have been confirmed')
  assert.is(location.hash, '')
  assert.is(panel.pending.read(code)?.state, 'kept')
  click(byRole('link', { name: 'Log in' }))
  await findByRole('heading', { name: 'Welcome' })
  assert.is(location.search, '?redirect=%2Fapp%2Fnetwork%2Fwifi')
})

test('sends the code without a token', async ({ panel, signIn }) => {
  await signIn('engineer')
  const { code } = propose(panel)
  const tokens: Array<string | null> = []
  const { fetch } = panel
  panel.fetch = (input, init) => {
    if (String(input).endsWith('/keep')) tokens.push(new Headers(init?.headers).get('Authorization'))
    return fetch(input, init)
  }
  await mount(`/auth-redirect?redirect=/app/network/wifi#confirm=${code}`)
  await findByText('The new settings have been confirmed')
  assert.equal(tokens, [null])
  click(await findByRole('link', { name: 'Continue' }))
  await until(() => location.pathname === '/app/network/wifi')
})

test('reports an expired code and an unknown code', async ({ panel }) => {
  const { code } = propose(panel)
  await panel.clock.advance(90_000)
  await mount(`/auth-redirect#confirm=${code}`)
  await findByText('Too late: the change was reverted')
  await mount(`/auth-redirect#confirm=${'0'.repeat(32)}`)
  await findByText('No such change is pending on this panel')
  await mount('/auth-redirect#confirm=%2e%2e')
  await findByText('No such change is pending on this panel')
})

test('offers to retry keeping the change when the panel does not respond', async ({ panel }) => {
  const { code } = propose(panel)
  panel.faults.refuseNext('POST /network/pending/{code}/keep')
  await mount(`/auth-redirect#confirm=${code}`)
  await findByText(/The change is not confirmed yet/)
  click(byRole('button', { name: 'Retry' }))
  await findByText('The new settings have been confirmed')
})

test.run()
