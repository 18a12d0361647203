import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { alarm, define } from '../../setup/alarms'
import { test } from '../../setup/browser-test'

const PER_SECOND = 10
const SECONDS = 20
const MOST_INPUT_DELAY = 50
/** Other journeys take the processor now and then; on a quiet machine none is late. */
const LATE_BY_OTHERS = 0.05

/** Ten more each second, all of which stay active. */
const flood = Array.from({ length: PER_SECOND * SECONDS }, (_, index) =>
  alarm(`Flood ${index}`, { delaySeconds: 1 + Math.floor(index / PER_SECOND) })
)

/** The waits of the key presses from now on until they were handled; those that the browser does not report were short. */
const observeKeys = (page: Page) =>
  page.evaluate(() => {
    const delays: number[] = []
    new PerformanceObserver(list => {
      for (const entry of list.getEntriesByName('keydown'))
        if ('processingStart' in entry) delays.push(Number(entry.processingStart) - entry.startTime)
    }).observe(Object.assign({ type: 'event' }, { durationThreshold: 16 }))
    Object.assign(window, { delays })
  })

const delaysOf = (page: Page): Promise<number[]> => page.evaluate(() => Reflect.get(window, 'delays'))

/** Returns when the rows of the new place are rendered, at the frame after the event. */
const scrollTo = async (element: Element, top: number) => {
  element.scrollTop = top
  for (const _ of ['event', 'rendered']) await new Promise(requestAnimationFrame)
}

test('misses no row of ten alarms per second, and handles each key press within 50 ms at the same time', async ({
  page,
  panel,
  signIn
}) => {
  define(panel, [])
  await signIn('/app/data/event-log')
  await page.getByRole('button', { name: 'More filters' }).click()
  const field = page.getByLabel('Category')
  await field.waitFor()
  await observeKeys(page)
  define(panel, flood)
  const last = page.getByRole('button', { name: `${flood.length} active`, exact: true })
  let presses = 0
  while (!(await last.isVisible())) {
    await field.press('Space', { delay: 100 })
    presses += 1
  }
  const delays = await delaysOf(page)
  assert.ok(presses > SECONDS, `${presses} key presses`)
  const late = delays.filter(delay => delay >= MOST_INPUT_DELAY)
  assert.ok(late.length <= presses * LATE_BY_OTHERS, `${late.join(', ')} ms of ${presses} key presses`)
  const texts = new Set<string>()
  const list = page.getByRole('group', { name: 'Event Log' })
  for (let top = 0; texts.size < flood.length && top < flood.length * 100; top += 400) {
    await list.evaluate(scrollTo, top)
    await page.waitForFunction(() => !document.querySelector('tr[aria-busy]'))
    for (const text of await list.getByRole('button', { name: /^Flood \d+$/ }).allInnerTexts()) texts.add(text)
  }
  assert.is(texts.size, flood.length)
})

test.run()
