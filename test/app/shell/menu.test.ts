import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isExternal, menuEntries } from '../../../src/app/shell/menu'
import { ROUTES } from '../../../src/app/shell/routes'
import { forgetLicence, rememberLicence } from '../../../src/session/licence'

const test = suite('menu')
const everything = { roles: ROUTES.map(({ name }) => name), secsLicence: true }

test('lists the seven groups in the prescribed order, with the only child of API as a plain item', () => {
  const entries = menuEntries(ROUTES, everything, [])
  assert.equal(
    entries.map(entry => `${entry.kind} ${entry.title}`),
    [
      'group menu.system',
      'group menu.network',
      'group menu.project',
      'group menu.data',
      'group menu.features',
      'group menu.account',
      'item menu.apiDoc'
    ]
  )
})

test('contains every route for a user with all permissions', () => {
  const shown = menuEntries(ROUTES, everything, []).map(entry => (entry.kind === 'group' ? entry.items.length : 1))
  assert.is(
    shown.reduce((sum, count) => sum + count, 0),
    ROUTES.length
  )
})

test('contains only public screens for a user without permissions', () => {
  const entries = menuEntries(ROUTES, { roles: ['unknown'], secsLicence: true }, [])
  assert.equal(
    entries.map(entry => entry.kind === 'item' && entry.path),
    ['/app/dashboard', '/app/web-view']
  )
})

test('has SECS/GEM where the panel had its licence last, until the panel has answered', () => {
  const has = (secsLicence: boolean | undefined) =>
    menuEntries(ROUTES, { ...everything, secsLicence }, []).some(
      entry => entry.kind === 'group' && entry.items.some(({ title }) => title === 'menu.secsGem')
    )
  assert.is(has(undefined), false)
  rememberLicence(true)
  forgetLicence()
  assert.equal([has(undefined), has(false)], [true, false])
  rememberLicence(false)
  forgetLicence()
  assert.is(has(undefined), false)
})

test('omits hidden routes', () => {
  const hidden = ROUTES.map(route => ({ ...route, hidden: true }))
  assert.equal(menuEntries(hidden, everything, []), [])
})

test("appends the panel's external links, limited to those that a new tab can open", () => {
  const links = [
    { title: 'Manual', url: 'https://intranet/manual' },
    { title: 'Trap', url: 'javascript:alert(1)' },
    { title: 'Service', url: 'tel:+4912345' }
  ]
  const last = menuEntries(ROUTES, everything, links).slice(-2)
  assert.equal(
    last.map(entry => entry.title),
    ['Manual', 'Service']
  )
})

const ADDRESSES: [string, boolean][] = [
  ['http://a', true],
  ['HTTPS://a', true],
  ['mailto:a@b', true],
  ['tel:1', true],
  ['http:a', false],
  ['//a', false],
  ['/app', false],
  ['javascript:1', false],
  ['data:text/html,1', false],
  [' https://a', false],
  ['', false]
]

for (const [url, external] of ADDRESSES) {
  test(`${external ? 'opens' : 'does not open'} "${url}" in a new tab`, () => {
    assert.is(isExternal(url), external)
  })
}

test.run()
