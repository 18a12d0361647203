import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { add } from '../../panel/opcua/certificates/certificates'
import { connectClient, createIdentity } from '../../panel/opcua/server/test-client'
import { listen, urlOf } from '../../panel/opcua/server/test-plant'
import { browserTest } from '../../setup/browser-test'

const PATH = '/app/features/opcua?tab=trace'
const USER = { user: { userName: 'administrator', password: 'Line2x11' } }

// Clients compare their own clock with that of the panel.
const test = browserTest({ time: Date.now() })

const table = (page: Page) => page.getByRole('table', { name: 'Trace log' })
const line = (page: Page, text: string) => table(page).getByRole('row').filter({ hasText: text })

test('watches a client at the level debug, which ends by itself, keeps the lines and clears them', async ({
  page,
  panel,
  signIn
}) => {
  const historian = createIdentity('Historian')
  add(panel.certificates.folder(), { list: 'trusted', der: historian.certificate, fileName: 'Historian.der' })
  await listen(panel)
  await signIn(PATH)
  await page.getByRole('button', { name: 'Edit settings' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Level').selectOption({ label: 'Debug' })
  await dialog.getByText('Debug slows down the server').waitFor()
  await dialog.getByLabel('End debug after').fill('1')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Debug ends in 1 minute').waitFor()

  const client = await connectClient(urlOf(panel), historian, USER)
  await client.read('ns=1;s=Filler/Speed')
  await line(page, 'Historian reads 1 values').waitFor()
  await line(page, 'Historian has connected as administrator').waitFor()
  await page.getByLabel('Category').selectOption({ label: 'Values' })
  await line(page, 'Historian has connected').waitFor({ state: 'detached' })
  await line(page, 'Historian reads 1 values').waitFor()

  await page.getByRole('button', { name: 'Pause' }).click()
  await client.write('ns=1;s=Filler/Speed', 'Int16', 120)
  await page.getByText('1 new').waitFor()
  assert.is(await line(page, 'administrator writes ns=1;s=Filler/Speed = 120').count(), 0)
  await page.getByRole('button', { name: 'Show live values' }).click()
  await line(page, 'administrator writes ns=1;s=Filler/Speed = 120').waitFor()
  await page.getByLabel('Category').selectOption({ label: 'Category: All' })
  await page.getByLabel('Text').fill('WRITES')
  await line(page, 'Historian reads').waitFor({ state: 'detached' })
  await line(page, 'administrator writes').waitFor()
  await page.getByLabel('Text').fill('')

  await client.close()
  await panel.clock.advance(60_000)
  await line(page, 'The trace level returns to warning').waitFor()
  await line(page, 'Historian has disconnected').waitFor()
  await page.getByText('Debug ends in').waitFor({ state: 'detached' })

  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const download = await coming
  assert.is(download.suggestedFilename(), 'opcua-trace.log')
  const rows = (await readFile(await download.path(), 'utf8')).trimEnd().split('\n')
  assert.equal(
    rows.map(row => row.split('\t').slice(1)),
    panel.opcua.log.lines().map(({ level, category, text }) => [level, category, text])
  )

  await page.getByRole('button', { name: 'Clear' }).click()
  await dialog.getByRole('button', { name: 'Clear' }).click()
  await page.getByText('No lines').waitFor()
  assert.equal(panel.opcua.log.lines(), [])
  await panel.opcua.stop()
})

test.run()
