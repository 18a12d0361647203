import * as assert from 'uvu/assert'
import { test } from '../../setup/browser-test'
import { addressOf, heading } from '../support/people'

const PATH = '/app/system/info'

test('links from a finding to the screen that fixes it, and the finding disappears', async ({
  page,
  panel,
  signIn
}) => {
  await signIn(PATH)
  const finding = page.getByText('Restart the panel to apply saved settings')
  await finding.waitFor()
  await page.getByRole('link', { name: 'Open System Info' }).click()
  await heading(page, 'System Info').waitFor()
  assert.is(addressOf(page), '/app/system/system-info')
  for (const port of panel.state.ethernet) port.mtuInUse = port.settings.mtu
  await page.goBack()
  await page.getByRole('heading', { name: 'What to do' }).waitFor()
  await finding.waitFor({ state: 'detached' })
})

test('reports that a hint no longer exists', async ({ page, panel, signIn, expectTrouble }) => {
  expectTrouble(/status of 404/)
  await signIn(PATH)
  const hint = page.getByRole('listitem').filter({ hasText: 'No cable, or no link: LAN 2' })
  await hint.waitFor()
  panel.faults.hang('GET /system/health')
  panel.faults.hang('GET /system/findings')
  for (const port of panel.state.ethernet) port.cable = { speedMbit: 1000, duplex: 'full' }
  await hint.getByRole('button', { name: 'Acknowledge' }).click()
  await page.getByRole('alert').getByText('Not found on the panel').waitFor()
})

test.run()
