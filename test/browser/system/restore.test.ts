import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { test } from '../../setup/browser-test'
import { withNewPanel } from '../../setup/second-panel'

const PATH = '/app/system/system-info?tab=configuration'

/**
 * Where plant and new panel still differ after the restore, besides the HMI name, which has no screen: names, addresses, what
 * is set by hand, and what the new panel refuses.
 */
const DIFFERING = [
  ...['OPC UA', 'Recipe', 'Account Management', 'Enhanced Security', 'Wi-Fi', 'Hotspot'],
  ...['Ethernet', 'Backup Recipe', 'CODESYS', 'Communication', 'SECS/GEM']
]

type SnapshotFile = { name: string; mimeType: string; buffer: Buffer }

/** What the button saves. */
async function savedBy(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const saving = page.waitForEvent('download')
  await press()
  return readFile(await (await saving).path())
}

async function startRestore(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Restore \d+ settings$/ }).click()
  const dialog = page.getByRole('dialog')
  for (const [index, field] of (await dialog.locator('input[type=password]').all()).entries())
    await field.fill(`Pw-315${index}x`.slice(0, 8))
  await dialog.getByRole('button', { name: 'Restore' }).click()
}

/** The screens in whose settings a panel differs from a snapshot, as another page of its console shows them. */
async function differingScreens(page: Page, file: SnapshotFile): Promise<string[]> {
  const beside = await page.context().newPage()
  await beside.goto(new URL(PATH, page.url()).href)
  await beside.getByLabel('Snapshot file').setInputFiles(file)
  await beside.getByRole('button', { name: 'Compare' }).click()
  const table = beside.getByRole('table', { name: 'Differences' })
  await table.waitFor()
  const screens = await table.getByRole('link').allTextContents()
  await beside.close()
  return [...new Set(screens)]
}

test('restores the snapshot of a plant on a new panel beside it, and what that had before', async ({
  page,
  panel,
  signIn,
  expectTrouble
}) => {
  expectTrouble(/^another origin: http:\/\/second-panel\.test:/)
  // What the new panel refuses: tags of PLCs that it lacks, a medium, a licence.
  expectTrouble(/status of 4(00|09)/)
  await signIn(PATH)
  const buffer = await savedBy(page, () => page.getByRole('button', { name: 'Save snapshot' }).click())
  const file = { name: 'line2.json', mimeType: 'application/json', buffer }
  const plant = JSON.stringify(panel.state.misc)

  await withNewPanel(page.context(), PATH, async ({ page: other, panel: fresh }) => {
    const newName = fresh.state.hmiName
    const newNetwork = JSON.stringify(fresh.state.network)
    await other.getByRole('dialog', { name: 'Welcome' }).getByRole('button', { name: 'OK' }).click()
    await other.getByRole('button', { name: 'Restore a snapshot' }).click()
    const card = other.getByRole('region', { name: 'Restore', exact: true })
    await card.getByLabel('Snapshot file').setInputFiles(file)
    await card.getByRole('button', { name: 'Check snapshot' }).click()
    await other.getByRole('button', { name: 'Misc: 5 of 5' }).click()
    await other.getByRole('table', { name: 'Misc' }).waitFor()
    for (const section of ['HMI name and clock: 0 of 1', 'Ethernet: 0 of 7', 'Hotspot: 0 of 1'])
      await other.getByRole('button', { name: section }).waitFor()
    const saved = await savedBy(other, () => startRestore(other))
    const before: { panel: { hmi_name: string } } = JSON.parse(saved.toString())
    assert.is(before.panel.hmi_name, newName)
    await other.getByText(/^Settings restored: \d+ of \d+$/).waitFor()
    const refused = other.getByRole('row', { name: 'Rejected by the panel' })
    assert.match((await refused.allTextContents()).join(), /Backup Recipe/)
    assert.is(await refused.count(), 1)
    assert.is(fresh.state.email.contacts.length, panel.state.email.contacts.length)
    assert.equal(await differingScreens(other, file), DIFFERING)
    assert.equal([fresh.state.hmiName, JSON.stringify(fresh.state.network)], [newName, newNetwork])

    await other.getByRole('button', { name: 'Restore previous settings' }).click()
    await startRestore(other)
    await other.getByText(/^Settings restored: \d+ of \d+$/).waitFor()
    assert.is(fresh.state.email.contacts.length, 0)
  })
  assert.is(JSON.stringify(panel.state.misc), plant)
})

test.run()
