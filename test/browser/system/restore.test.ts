import { readFile } from 'node:fs/promises'
import * as assert from 'uvu/assert'
import { SEED_TIME } from '../../panel/panel'
import { SEEDS } from '../../panel/seeds'
import { test } from '../../setup/browser-test'

const PATH = '/app/system/system-info?tab=configuration'

test('restores the snapshot of a plant on a new panel, and what was before', async ({
  page,
  panel,
  signIn,
  expectTrouble
}) => {
  // What the new panel refuses: tags of PLCs that it lacks, a medium, a licence.
  expectTrouble(/status of 4(00|09)/)
  await signIn(PATH)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save snapshot' }).click()
  const buffer = await readFile(await (await coming).path())
  const plant = structuredClone({ misc: panel.state.misc, contacts: panel.state.email.contacts.length })
  // Everything but who may log in, which would end this session.
  const { accounts: _, ...fresh } = SEEDS['factory-new'](SEED_TIME)
  Object.assign(panel.state, fresh)
  const newName = panel.state.hmiName

  await page.getByRole('button', { name: 'Restore a snapshot' }).click()
  const card = page.getByRole('region', { name: 'Restore', exact: true })
  await card.getByLabel('Snapshot file').setInputFiles({ name: 'line2.json', mimeType: 'application/json', buffer })
  await card.getByRole('button', { name: 'Check snapshot' }).click()
  const misc = page.getByRole('button', { name: /^Misc: \d+ of \d+$/ })
  await misc.click()
  await page.getByRole('table', { name: 'Misc' }).waitFor()
  await page.getByRole('button', { name: /^Restore \d+ settings$/ }).click()
  const dialog = page.getByRole('dialog')
  for (const [index, field] of (await dialog.locator('input[type=password]').all()).entries())
    await field.fill(`Pw-315${index}x`.slice(0, 8))
  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Restore' }).click()
  const before: { panel: { hmi_name: string } } = JSON.parse(await readFile(await (await saving).path(), 'utf8'))
  assert.is(before.panel.hmi_name, newName)
  await page.getByText(/^Restored: \d+ of \d+$/).waitFor()
  assert.equal([panel.state.misc.ftp.port, panel.state.hmiName], [plant.misc.ftp.port, newName])
  assert.is(panel.state.email.contacts.length, plant.contacts)

  await page.getByRole('button', { name: 'Restore previous settings' }).click()
  await page.getByRole('button', { name: /^Restore \d+ settings$/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await page.getByText(/^Restored: \d+ of \d+$/).waitFor()
  assert.is(panel.state.email.contacts.length, 0)
})

test.run()
