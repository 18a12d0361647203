import '../setup/dom'
import * as assert from 'uvu/assert'
import { readTime } from '../../src/api/system'
import { forget, recall } from '../../src/lib/browser/storage'
import { readToken } from '../../src/session/token'
import { $loginNote } from '../../src/stores/login-note'
import { clearNotices } from '../../src/stores/notices'
import { mount } from '../setup/app'
import { nobody, panelTest } from '../setup/panel-test'
import {
  allByText,
  byLabel,
  byRole,
  byText,
  choose,
  click,
  findByRole,
  findByText,
  press,
  type,
  until
} from '../setup/query'
import { QUIET_PAGE } from '../setup/quiet-page'
import { cleanup } from '../setup/screen'

const SIGN_IN = 'POST /auth/token/user'
const WRONG = 'User does not exist or password is incorrect'

const test = panelTest(nobody)

async function open(path = '/app/login') {
  forget('rememberedName')
  await mount(path)
  return findByRole('button', { name: 'Log in' })
}

async function logIn(username: string, password: string): Promise<void> {
  type(byLabel('Username'), username)
  type(byLabel('Password'), password)
  click(byRole('button', { name: 'Log in' }))
}

/** Makes a cookie unwritable. @returns a function that restores it. */
function withoutCookie(name: string): () => void {
  const original = Object.getOwnPropertyDescriptor(document, 'cookie')!
  const set = (text: string) => void (text.startsWith(`${name}=`) || original.set?.call(document, text))
  Object.defineProperty(document, 'cookie', { ...original, set })
  return () => Object.defineProperty(document, 'cookie', original)
}

test("shows the panel's name and model and focuses the first empty field", async () => {
  await open()
  assert.is(byRole('heading').textContent, 'Welcome')
  await until(() => byText('line2-hmi').parentElement?.textContent === 'line2-hmi\u00a0· HMI-3152')
  await until(() => document.title === 'Log in · line2-hmi')
  assert.is(document.activeElement, byLabel('Username'))
  assert.is(byLabel('Username').autocomplete, 'username')
  assert.is(byLabel('Password').autocomplete, 'current-password')
})

test('shows the name alone where the panel hides its model', async ({ panel }) => {
  panel.faults.answer(200, { name: 'line2-hmi' }, 'GET /system/hmi/name')
  await open()
  await until(() => byText('line2-hmi').parentElement?.textContent === 'line2-hmi')
})

test('mentions plain http, and nothing over https', async () => {
  await open()
  byText('This connection is not encrypted (http)')
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true })
  try {
    await open('/app/login?again')
    assert.equal(allByText('This connection is not encrypted (http)'), [])
  } finally {
    Reflect.deleteProperty(window, 'isSecureContext')
  }
})

test('says that a project update continues, until it is left', async () => {
  await open()
  $loginNote.set('projectManagement.goesOn')
  await findByText('The project update continues. Log in to see the result.')
  cleanup()
  assert.is($loginNote.get(), undefined, 'at once: a note that is set afterwards is for the next visit')
})

test('says that the session has ended', async ({ panel, signIn }) => {
  await signIn('engineer')
  await mount(QUIET_PAGE)
  await findByRole('navigation', { name: 'Menu' })
  panel.faults.answer(401, { message: 'invalid or expired jwt' })
  await readTime().catch(() => {})
  await findByRole('heading', { name: 'Welcome' })
  byText('Your session has ended')
})

test('logs in with Enter and goes to the requested path', async () => {
  await open('/app/data/data-log?log=1')
  assert.is(location.pathname + location.search, '/app/login?redirect=%2Fapp%2Fdata%2Fdata-log%3Flog%3D1')
  type(byLabel('Username'), 'engineer')
  type(byLabel('Password'), 'engineer-3152')
  press('Enter')
  await until(() => location.pathname === '/app/data/data-log')
  assert.is(location.search, '?log=1')
})

test('logs in below /admin too, and follows no foreign address', async () => {
  await open('/admin/login?redirect=https%3A%2F%2Felsewhere.test%2F')
  await logIn('engineer', 'engineer-3152')
  await until(() => location.pathname === '/app/dashboard')
})

test('keeps the name after a rejected login, clears the password and shows why', async () => {
  await open()
  await logIn('engineer', 'wrong')
  await findByText(WRONG, await findByRole('alert'))
  assert.is(byLabel('Username').value, 'engineer')
  await until(() => document.activeElement === byLabel('Password'))
  assert.is(byLabel('Password').value, '')
  assert.is(readToken(), undefined)
})

test('marks missing input and focuses the first field', async () => {
  await open()
  type(byLabel('Username'), 'engineer')
  click(byRole('button', { name: 'Log in' }))
  await until(() => byLabel('Password').getAttribute('aria-invalid') === 'true')
  assert.is(byLabel('Username').getAttribute('aria-invalid'), null)
})

test('disables the button while the panel demands a wait', async ({ panel }) => {
  panel.faults.set({ kind: 'answer', status: 423, headers: { 'Retry-After': '75' } }, SIGN_IN)
  await open()
  await logIn('engineer', 'engineer-3152')
  await findByText('Try again in 1:15.')
  assert.ok(byRole('button', { name: 'Log in' }).hasAttribute('disabled'))
})

test('reports that the panel is unreachable, and logs in once it is back', async ({ panel }) => {
  await open()
  panel.faults.refuse()
  await logIn('engineer', 'engineer-3152')
  const alert = await findByRole('alert')
  assert.ok(alert.textContent?.includes('The panel is not responding'))
  panel.faults.clear()
  type(byLabel('Password'), 'engineer-3152')
  click(byRole('button', { name: 'Log in' }))
  await until(() => location.pathname === '/app/dashboard')
})

test('shows the code of a failure under Details, and none for a wrong password', async ({ panel }) => {
  await open()
  panel.faults.answer(500, { error_code: 'internal', message: 'broken' }, SIGN_IN)
  await logIn('engineer', 'engineer-3152')
  click(await findByText('Details', await findByRole('alert')))
  byText('500 internal')
  byRole('button', { name: 'Copy: Details' })
  panel.faults.clear()
  await logIn('engineer', 'wrong')
  await findByText(WRONG)
  assert.equal(allByText('Details'), [])
})

test('reports an account without roles, also after a page load', async ({ signIn }) => {
  await signIn('nobody')
  await open('/app/dashboard')
  await findByText('getInfo: roles must be a non-null array')
  assert.is(readToken(), undefined)
})

test('links to https when a cookie set over https blocks the new one', async () => {
  await open('/app/login?redirect=/app/info')
  const before = withoutCookie('ihmi_user_token')
  await logIn('engineer', 'engineer-3152')
  const link = await findByRole<HTMLAnchorElement>('link', { name: 'Log in over HTTPS' })
  before()
  assert.is(link.href, 'https://panel.test/app/login?redirect=/app/info')
  byText('You previously logged in over HTTPS')
})

test('shows the password on demand', async () => {
  await open()
  const password = byLabel('Password')
  const show = byRole('button', { name: 'Show password' })
  assert.is(password.type, 'password')
  click(show)
  assert.is(password.type, 'text')
  click(show)
  assert.is(password.type, 'password')
})

test('switches the language without a page load', async () => {
  await open()
  choose(byRole('combobox', { name: 'Language' }), '日本語')
  await findByRole('button', { name: 'ログイン' })
  await until(() => document.title === 'ログイン · line2-hmi')
  assert.is(document.documentElement.lang, 'ja')
  await findByText('言語を変更しました')
  choose(byRole('combobox'), 'English')
  await findByRole('button', { name: 'Log in' })
  assert.is(allByText('ログイン').length, 0)
  clearNotices()
})

test('remembers the name only where the user has it remembered', async () => {
  await open()
  const box = byLabel<HTMLInputElement>('Remember username')
  assert.is(box.checked, false)
  click(box)
  await logIn('engineer', 'engineer-3152')
  await until(() => location.pathname === '/app/dashboard')
  assert.is(recall('rememberedName'), 'engineer')
  forget('rememberedName')
})

test.run()
