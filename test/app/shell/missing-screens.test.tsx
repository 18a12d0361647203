import '../../setup/dom'
import * as assert from 'uvu/assert'
import { presetOf, rightsOf } from '../../../src/session/presets'
import { GROUPS, isOffered } from '../../../src/session/rights'
import { signedInUser } from '../../../src/session/session'
import { mount } from '../../setup/app'
import { test } from '../../setup/panel-test'
import { allByRole, byRole, findByRole, until } from '../../setup/query'

const MISSING = ['codesys', 'easyaccess', 'recipe', 'backup-recipe', 'webview', 'webview-setting']
const TITLES = ['CODESYS', 'EasyAccess 2.0', 'Recipe', 'Backup Recipe', 'WebView', 'WebView Setting']

const namesIn = (within: Element) => allByRole('link', { within }).map(({ textContent }) => textContent)
const press = async (name: string | RegExp) => (await findByRole('button', { name })).click()

/** A model without these screens. */
function lackScreens({ panel }: { panel: { state: { specification: { missing_screens?: string[] } } } }): void {
  panel.state.specification.missing_screens = MISSING
}

test('menu, mode switch and rights are without the screens that the model does not have', async context => {
  lackScreens(context)
  await mount('/app/dashboard')
  const menu = await findByRole('navigation', { name: 'Menu' })
  const modes = byRole('navigation', { name: 'Mode' })
  await until(() => !namesIn(modes).includes('WebView'))
  const shown: unknown[] = namesIn(modes)
  for (const group of ['Project', 'Features']) {
    await press(group)
    await until(() => byRole('button', { name: group }).getAttribute('aria-expanded') === 'true')
    shown.push(...namesIn(menu))
  }
  for (const title of ['Email', 'OPC UA', 'Communication']) assert.ok(shown.includes(title), title)
  assert.equal(
    TITLES.filter(title => shown.includes(title)),
    []
  )

  const offered = GROUPS.flatMap(({ rights }) => rights.filter(({ name }) => isOffered(name)).map(({ name }) => name))
  assert.equal(
    MISSING.filter(name => offered.includes(name)),
    []
  )
  assert.equal(
    MISSING.filter(name => rightsOf('maintenance').includes(name)),
    []
  )
  assert.is(presetOf(signedInUser()?.roles ?? []), 'administrator')
})

test('its address is one without a screen', async context => {
  lackScreens(context)
  await mount('/app/features/codesys')
  await findByRole('heading', { name: 'Page not Found' })
  assert.is(location.pathname, '/app/404')
})

test('the finder does not find them', async context => {
  lackScreens(context)
  await mount('/app/dashboard')
  const modes = await findByRole('navigation', { name: 'Mode' })
  await until(() => !namesIn(modes).includes('WebView'))
  await press(/^Find/)
  const list = await findByRole('listbox')
  const found = allByRole('option', { within: list }).map(({ textContent }) => textContent)
  assert.equal(
    TITLES.filter(title => found.some(text => text?.includes(title))),
    []
  )
})

test('a finding whose screen is missing is shown without a link, where firmware reports one all the same', async ({
  panel
}) => {
  const { fetch } = panel
  panel.fetch = async (input, init) => {
    const response = await fetch(input, init)
    if (!String(input).includes('/system/web/specification')) return response
    return Response.json({ ...(await response.json()), missing_screens: MISSING }, { headers: response.headers })
  }
  await mount('/app/system/info')
  const finding = await until(
    () => allByRole('listitem').find(item => item.textContent?.includes('CODESYS runs without a licence')) ?? false
  )
  await until(() => allByRole('link', { within: finding }).length === 0)
  assert.not.match(finding.textContent ?? '', /CODESYS.*CODESYS/)
  assert.ok(byRole('link', { name: 'Open Communication' }))
})

test('the virtual panel has no calls of a missing screen', async context => {
  lackScreens(context)
  const statusOf = async (path: string) => (await context.panel.fetch(`/api/v1/features/${path}`)).status
  assert.equal([await statusOf('codesys'), await statusOf('secs-gem/status')], [404, 401])
})

test.run()
