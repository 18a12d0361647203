import type { Page } from 'playwright-core'
import { test } from '../../setup/browser-test'
import { until } from '../../setup/until'
import { attachClients } from '../support/opcua'

const dialog = (page: Page) => page.getByRole('dialog')

async function openRestart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Restart panel' }).first().click()
  await dialog(page).getByLabel('Reason').fill('New firmware')
}

test('names the connected clients and the PLC links before a restart, as they are then', async ({
  page,
  panel,
  signIn
}) => {
  await signIn('/app/system/system-info')
  await openRestart(page)
  await dialog(page).getByText('Interrupted for about 25 s:').waitFor()
  await dialog(page).getByText('Line PLC').waitFor()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard changes' }).click()

  await attachClients(panel)
  await openRestart(page)
  await dialog(page).getByText('2 OPC UA clients').waitFor()
  await dialog(page).getByText('UaExpert (192.168.10.20), Historian (192.168.10.20)').waitFor()
})

test('restarts although it cannot be read who is interrupted', async ({ page, panel, signIn, expectTrouble }) => {
  expectTrouble(/ERR_|WebSocket|status of 40[01]/)
  panel.faults.refuse('GET /system/impact')
  await signIn('/app/system/system-info')
  await openRestart(page)
  await dialog(page).getByText('The affected connections could not be determined.').waitFor()
  await dialog(page).getByRole('button', { name: 'Restart panel' }).click()
  await until('the restart was requested', () =>
    panel.log.some(({ operation }) => operation === 'POST /system/restart')
  )
})

test.run()
