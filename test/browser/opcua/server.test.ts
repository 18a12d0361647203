import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { connectClient, createIdentity } from '../../panel/opcua/server/test-client'
import { listen, urlOf } from '../../panel/opcua/server/test-plant'
import { browserTest } from '../../setup/browser-test'

const PATH = '/app/features/opcua'
const SPEED = 'ns=1;s=Filler/Speed'
const USER = { user: { userName: 'administrator', password: 'Line2x11' } }

// Clients compare their own clock with that of the panel.
const test = browserTest({ seed: 'small', time: Date.now() })

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a rejected client is trusted in one press, reads a value without a restart, and is named before a restart', async ({
  page,
  panel,
  signIn
}) => {
  await listen(panel)
  await signIn(PATH)
  await card(page, 'OPC UA server').getByText('Running').waitFor()
  const { since } = panel.opcua.server()

  const historian = createIdentity('Historian')
  await connectClient(urlOf(panel), historian, USER).then(
    () => assert.unreachable('The client is connected'),
    () => {}
  )
  await page.getByText('Historian from 127.0.0.1 was rejected').waitFor()
  await page.getByRole('button', { name: 'Trust' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Trust', exact: true }).click()
  await page.getByText('Certificate trusted: Historian').waitFor()

  const client = await connectClient(urlOf(panel), historian, USER)
  assert.type((await client.read(SPEED)).value.value, 'number')
  await card(page, 'Sessions')
    .getByRole('row', { name: /Historian.*administrator.*127\.0\.0\.1/ })
    .waitFor()
  assert.is(panel.opcua.server().since, since)

  await page.getByRole('button', { name: 'Edit settings' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Interrupted for about 5 s:').waitFor()
  await dialog.getByText('Historian (127.0.0.1)').waitFor()
  await dialog.getByLabel('Start with the panel').uncheck()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await client.lost
  await card(page, 'OPC UA server').getByText('Restarting').waitFor()
  await card(page, 'OPC UA server').getByText('Running').waitFor()
  await panel.opcua.stop()
})

test.run()
