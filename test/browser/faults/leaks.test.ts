import type { CDPSession, Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { test } from '../../setup/browser-test'
import { QUIET_PAGE } from '../../setup/quiet-page'
import { until } from '../../setup/until'
import { watchCalls } from '../support/calls'
import { setDrawing } from '../support/drawing'
import { heading, pickUserEntry } from '../support/people'

interface Usage {
  nodes: number
  listeners: number
  heap: number
}

const CHANGES = 500
const LOOPS = 5

/** Cycles through screens with values, with a chart, with a tree and without any of them. */
async function walk(page: Page, changes: number): Promise<void> {
  await page.evaluate(async count => {
    const screens = [
      ['/app/dashboard', 'progress, [role=progressbar]'],
      ['/app/network/ethernet', 'h1'],
      ['/app/data/data-log', '[role=application] canvas'],
      ['/app/nowhere', 'h1'],
      ['/app/features/opcua?tab=nodes', '[role=treeitem]'],
      ['/app/system/info', 'h1'],
      ['/app/features/opcua?tab=server', 'main h2']
    ] as const
    const frame = () => new Promise(requestAnimationFrame)
    const title = () => document.querySelector('h1')?.textContent
    for (let change = 0; change < count; change++) {
      const before = title()
      const [path, selector] = screens[change % screens.length] ?? screens[0]
      history.pushState(null, '', path)
      for (let frames = 0; title() === before || !document.querySelector(selector); frames++) {
        if (frames > 900) throw new Error(`${path} does not come up`)
        await frame()
      }
    }
  }, changes)
}

/** Measures after a second garbage collection, as the first one only releases what the page had queued. */
async function measure(session: CDPSession): Promise<Usage> {
  for (let times = 0; times < 2; times++) await session.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return { nodes, listeners: jsEventListeners, heap: usedSize }
}

test(`${CHANGES} screen changes leak next to nothing`, async ({ page, panel, signIn }) => {
  await signIn('/app/system/info')
  await heading(page, 'Info').waitFor()
  const session = await page.context().newCDPSession(page)
  const settle = async () => {
    await page.evaluate(() => history.pushState(null, '', '/app/system/info'))
    await heading(page, 'Info').waitFor()
    await page.getByText(/^Checked: /).waitFor()
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
  }
  await setDrawing(page, false)
  await walk(page, 50)
  await settle()
  const before = await measure(session)
  for (let loop = 0; loop < LOOPS; loop++) await walk(page, CHANGES / LOOPS)
  await settle()
  let growth: Usage = { nodes: Number.POSITIVE_INFINITY, listeners: 0, heap: 0 }
  // nanostores keeps a store for a second after its last listener.
  await until('the garbage is collected', async () => {
    const after = await measure(session)
    growth = {
      nodes: after.nodes - before.nodes,
      listeners: after.listeners - before.listeners,
      heap: after.heap - before.heap
    }
    return growth.nodes <= 20 && growth.listeners <= 5 && growth.heap <= 2_000_000
  }).catch(() => {})
  assert.ok(growth.nodes <= 20 && growth.listeners <= 5 && growth.heap <= 2_000_000, JSON.stringify(growth))
  assert.is(panel.sockets(), 1)
})

test('an idle page with a live socket requests nothing but, each 2 s, what is wrong now', async ({
  page,
  panel,
  signIn
}) => {
  await page.clock.install()
  await signIn(QUIET_PAGE)
  await until('the socket is open', () => panel.sockets() === 1)
  await page.waitForLoadState('networkidle')
  const calls = watchCalls(page)
  await page.clock.runFor(8000)
  await page.clock.runFor(8000)
  assert.equal([...new Set(calls.names())], ['GET /system/findings'])
  assert.ok(calls.names().length <= 8, calls.names().join())
  assert.is(panel.sockets(), 1)
})

test('after log-out no socket is open and no request is sent', async ({ page, panel, signIn }) => {
  await page.clock.install()
  await signIn()
  await page.getByText('Live', { exact: true }).waitFor()
  await pickUserEntry(page, 'Log out')
  await heading(page, 'Welcome').waitFor()
  await until('Port closed: the socket', () => panel.sockets() === 0)
  await page.waitForLoadState('networkidle')
  const calls = watchCalls(page)
  await page.clock.runFor(60_000)
  assert.equal(calls.names(), [])
  assert.is(panel.sockets(), 0)
})

test('a hidden page sends no requests', async ({ page, signIn }) => {
  await page.clock.install()
  const lastOfStart = page.waitForResponse(/reset_pj\.cgi/)
  await signIn()
  await page.getByText('Live', { exact: true }).waitFor()
  await lastOfStart
  const hide = (hidden: boolean) =>
    page.evaluate(value => {
      Object.defineProperty(document, 'hidden', { value, configurable: true })
      Object.defineProperty(document, 'visibilityState', { value: value ? 'hidden' : 'visible', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  await hide(true)
  const calls = watchCalls(page)
  await page.clock.runFor(30_000)
  assert.equal(calls.names(), [])
  await hide(false)
  await until('it reads again', () => calls.count('GET /system/status') === 1)
})

test.run()
