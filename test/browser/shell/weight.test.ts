import type { Page, Request } from 'playwright-core'
import * as assert from 'uvu/assert'
import { test } from '../../setup/browser-test'
import { heading, menuLink, pickUserEntry } from '../support/people'

/** The files of the console that a page requests. */
function watchFiles(page: Page) {
  const requests: Request[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (!/^\/(api|cgi|ws)\//.test(pathname)) requests.push(request)
  })
  return {
    names: () => requests.map(request => new URL(request.url()).pathname.replace(/^.*\//, '')),
    forget: () => void requests.splice(0)
  }
}

const idle = (page: Page) => page.waitForLoadState('networkidle')

test('the first visit to the login page loads at most 6 files, each once, in one language', async journey => {
  const { page, address } = journey
  const files = watchFiles(page)
  await page.goto(`${address}/app/login`)
  await heading(page, 'Welcome').waitFor()
  await idle(page)
  const names = files.names()
  assert.ok(names.length <= 6, names.join(' '))
  assert.equal([...new Set(names)], names)
  assert.not.match(names.join(' '), /shell|chart|dashboard|data-log|\.(ja|ko)\./)
})

const COSTLY: readonly object[] = [{ saveData: true }, { effectiveType: 'slow-2g' }]

for (const connection of COSTLY) {
  test(`the dashboard loads no file twice and nothing of other parts, however long it is open, with ${JSON.stringify(connection)}`, async journey => {
    const { page, signIn } = journey
    await page.addInitScript(value => Object.defineProperty(navigator, 'connection', { value }), connection)
    await page.clock.install()
    const files = watchFiles(page)
    await signIn()
    await page.getByText('Live', { exact: true }).waitFor()
    await idle(page)
    await page.clock.runFor(10_000)
    await idle(page)
    const names = files.names()
    assert.equal([...new Set(names)], names)
    assert.not.match(names.join(' '), /login|kit|chart|data-log|-dialog|user-menu|\.(ja|ko)\./)
  })
}

test('user menu and dialogs of the top bar are fetched when the browser is idle; only what is on the screens comes with the finder', async journey => {
  const { page, signIn } = journey
  const files = watchFiles(page)
  const last = page.waitForEvent('requestfinished', request => /change-password-dialog.*js$/.test(request.url()))
  await signIn()
  await page.getByText('Live', { exact: true }).waitFor()
  await last
  await idle(page)
  const names = files.names()
  assert.equal([...new Set(names)], names)

  files.forget()
  await pickUserEntry(page, 'Preferences')
  await page.getByRole('dialog', { name: 'Preferences' }).waitFor()
  for (const open of ['Change date and time', 'Edit HMI name', 'Find (Ctrl+K)']) {
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: open }).click()
    await page.getByRole('dialog').waitFor()
  }
  await page.getByRole('option', { name: 'Log out' }).waitFor()
  assert.ok(
    files.names().every(name => name.startsWith('finder-index')),
    files.names().join()
  )
})

test('the chart is loaded from the loader path, once, when the trend opens', async journey => {
  const { page, signIn } = journey
  await page.addInitScript(() => localStorage.setItem('dataLogLayout', 'table'))
  const files = watchFiles(page)
  await signIn('/app/data/data-log')
  await page
    .getByRole('row', { name: /^2026\/11\/21/ })
    .first()
    .waitFor()
  await idle(page)
  assert.not.match(files.names().join(' '), /chart|loader/)

  files.forget()
  await page.getByRole('radio', { name: 'Trend' }).check()
  await page.getByRole('application').waitFor()
  const names = files.names()
  assert.ok(names.includes('loader.js'), names.join(' '))
  assert.is(names.filter(name => name.startsWith('trend-chart')).length, 1, names.join(' '))

  files.forget()
  await menuLink(page, 'Event Log').click()
  await heading(page, 'Event Log').waitFor()
  await page.goBack()
  await page.getByRole('application').waitFor()
  assert.not.match(files.names().join(' '), /chart|loader|data-log/)
})

test('files with a hash are cached for good, index.html and the loader are revalidated', async journey => {
  const { page, signIn, expectTrouble } = journey
  const cacheRules: Record<string, string | undefined> = {}
  page.on('response', response => {
    const { pathname } = new URL(response.url())
    if (!/^\/(api|cgi)\//.test(pathname)) cacheRules[pathname] = response.headers()['cache-control']
  })
  await signIn('/app/data/data-log')
  await page.getByRole('application').waitFor()
  for (const [path, rule] of Object.entries(cacheRules)) {
    const stable = !path.startsWith('/admin/static/') || path.endsWith('/loader.js')
    assert.is(rule, stable ? 'no-cache' : 'max-age=31536000, immutable', path)
  }
  expectTrouble(/status of 404/)
  const missing = await page.evaluate(async () => {
    const { status, headers } = await fetch('/admin/static/gone-12345678.js')
    return { status, rule: headers.get('Cache-Control') ?? '' }
  })
  assert.is(missing.status, 404)
  assert.not.match(missing.rule, 'immutable')
})

test('a later visit loads its files from the cache', async ({ page, signIn }) => {
  await signIn()
  await page.getByText('Live', { exact: true }).waitFor()
  await page.waitForLoadState('networkidle')
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const loaded = new Map<string, string>()
  session.on('Network.responseReceived', ({ requestId, response: { url, fromDiskCache } }) => {
    if (url.includes('/admin/static/') && !fromDiskCache) loaded.set(requestId, url)
  })
  const inMemory = new Set<string>()
  session.on('Network.requestServedFromCache', ({ requestId }) => void inMemory.add(requestId))
  await page.goto(page.url())
  await page.getByText('Live', { exact: true }).waitFor()
  const downloaded = [...loaded].filter(([request]) => !inMemory.has(request)).map(([, url]) => url)
  assert.equal(downloaded, [])
})

test.run()
