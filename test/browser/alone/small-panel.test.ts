import * as assert from 'uvu/assert'
import { browserTest } from '../../setup/browser-test'

const test = browserTest({ seed: 'small' })

test('on a small panel the dashboard is complete within 3 s', async ({ page, signIn }) => {
  // Without the parts that are fetched when the browser is idle, which this does not wait for.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  let requests = 0
  page.on('request', () => requests++)
  await signIn()
  await page.getByText('Live', { exact: true }).waitFor()
  await page.getByRole('heading', { name: 'Connections' }).waitFor()
  await page.locator('main').getByText('line2-hmi', { exact: true }).waitFor()
  const milliseconds = await page.evaluate(() => performance.now())
  assert.ok(milliseconds <= 3000, `${milliseconds} ms, ${requests} requests`)
  // Five of them for the alarms in the header.
  assert.ok(requests <= 25, `${requests} requests`)
})

test.run()
