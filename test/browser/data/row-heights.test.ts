import * as assert from 'uvu/assert'
import { test } from '../../setup/browser-test'

test('scrolls a long log although some rows are higher than the others, as in another font', async ({
  page,
  signIn
}) => {
  await signIn('/app/data/event-log')
  const scroller = page.getByRole('group', { name: 'Event Log' })
  await scroller.getByRole('row').nth(5).waitFor()
  const odd = [1, 3, 5, 7, 9].map(digit => `tr[aria-rowindex$="${digit}"]`)
  await page.evaluate(rows => document.styleSheets[0]!.insertRule(`${rows} { height: 46px }`), odd.join())
  await scroller.hover()
  for (let step = 1; step <= 20; step += 1) {
    await page.mouse.wheel(0, 60)
    await page.waitForFunction(
      least => Number(document.querySelector('[data-windowed]')?.scrollTop) >= least,
      step * 60
    )
  }
  assert.ok(await scroller.getByRole('row').count())
})

test('has rows of one height in a large font, where names have two lines', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  await signIn('/app/data/event-log?text=zone')
  const rows = page.getByRole('group', { name: 'Event Log' }).locator('tbody tr[aria-rowindex]')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '20px'
  })
  await rows.nth(5).waitFor()
  const heights = await rows.evaluateAll(all => all.map(row => row.getBoundingClientRect().height))
  assert.equal([...new Set(heights)], [52.5])
})

test.run()
