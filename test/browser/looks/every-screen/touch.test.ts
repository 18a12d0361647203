import * as assert from 'uvu/assert'
import { browserTest } from '../../../setup/browser-test'
import { createFindings, visit } from '../../support/every-screen'
import { attachClients } from '../../support/opcua'
import { smallTargets } from '../../support/targets'

const test = browserTest({ context: { hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 } } })

test('a finger in a glove finds targets of 44 px on every screen', async ({ page, panel, signIn }) => {
  await attachClients(panel)
  await signIn()
  assert.ok(await page.evaluate(() => matchMedia('(pointer: coarse)').matches))
  const { all, add } = createFindings()
  await visit(page, async where => add(where, await smallTargets(page, 44)))
  assert.equal(all, [])
})

test.run()
