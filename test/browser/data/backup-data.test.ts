import { parse } from 'csv-parse/sync'
import * as assert from 'uvu/assert'
import { FILE_ACCOUNTS, startPlantFiles } from '../../panel/storage/plant-files'
import { test } from '../../setup/browser-test'

const PATH = '/app/data/backup'

test('copies to an FTP server, verifies the copy, and keeps it in the history with its checksums', async ({
  page,
  panel,
  signIn
}) => {
  const plant = await startPlantFiles()
  panel.state.fileNetwork = async () => plant.network
  panel.state.jobPace = 0.1
  await signIn(PATH)
  await page.getByRole('button', { name: 'Edit settings' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Target', { exact: true }).selectOption({ label: 'FTP server' })
  await dialog.getByLabel('Host').fill('backup.plant.example')
  await dialog.getByLabel('Username').fill('line2')
  await dialog.getByLabel('Password', { exact: true }).fill('wrong')
  await dialog.getByLabel('Folder').fill('/line2')
  await dialog.getByLabel('Format').selectOption({ label: 'CSV and database' })
  await dialog.getByRole('button', { name: 'Test connection' }).click()
  await dialog.getByText('The server rejected the username or password').waitFor()
  await dialog.getByLabel('Password', { exact: true }).fill(FILE_ACCOUNTS.line2 ?? '')
  await dialog.getByRole('button', { name: 'Test connection' }).click()
  await dialog.getByText('A test file was written, read back and deleted').waitFor()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Back up now' }).click()
  await page.getByRole('progressbar', { name: 'Backup' }).waitFor()
  await page.getByText(/^Backed up and verified at /).waitFor({ timeout: 60_000 })
  await page
    .getByRole('table', { name: 'Latest backups (up to 50)' })
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /^2026/ })
    .click()
  const { files } = panel.state.dataBackup.runs[0]!
  assert.equal([...plant.disk.files.keys()].sort(), files.map(({ name }) => `/line2/${name}`).sort())
  for (const { sha256 } of files) await dialog.getByText(sha256).waitFor()
  const events = files.find(({ name }) => name.includes('_events_'))
  const rows: string[][] = parse(plant.disk.files.get(`/line2/${events?.name}`)!, { bom: true, from_line: 2 })
  assert.is(rows.length, events?.records)
  await plant.close()
})

test.run()
