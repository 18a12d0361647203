import { rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { browserTest } from '../../setup/browser-test'
import { MANAGEMENT, packageFile, pickFile, upload } from '../support/project'

const test = browserTest({ seed: 'small' })

const UPLOAD = 'PUT /project/management/uploads/{id}'
const LARGE = join(tmpdir(), `large-${process.pid}.hmip`)

/** Larger than any buffer between browser and panel. */
async function pickLarge(page: Page): Promise<void> {
  writeFileSync(LARGE, '')
  truncateSync(LARGE, 60 * 1024 * 1024)
  await page.getByLabel('Project package').setInputFiles(LARGE)
}

process.on('exit', () => rmSync(LARGE, { force: true }))

test('cancels a stalled upload', async ({ page, panel, signIn }) => {
  panel.faults.hang(UPLOAD)
  await signIn(MANAGEMENT)
  await pickLarge(page)
  await upload(page).click()
  await page.getByText(/of 60 MB/).waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await upload(page).waitFor()
  await page.getByText(/large-\d+\.hmip/).waitFor()
  assert.is(await page.getByRole('alert').count(), 0)
})

test('keeps the selected file when the connection is lost, and sends it again', async journey => {
  const { page, panel, signIn, expectTrouble } = journey
  expectTrouble(/ERR_|net::|status of 404/)
  await signIn(MANAGEMENT)
  await pickFile(page, packageFile('bottling-line-2_v2.4.hmip'))
  panel.faults.refuse(UPLOAD)
  await upload(page).click()
  await page.getByRole('alert').getByText('Nothing was changed on the panel').waitFor()
  await page.getByText('bottling-line-2_v2.4.hmip').first().waitFor()
  panel.faults.clear()
  await upload(page).click()
  await page.getByText('Nothing has stopped yet').waitFor()
})

test('shows at the field that the web server takes no file of this size', async journey => {
  const { page, panel, signIn, expectTrouble } = journey
  expectTrouble(/status of 413|ERR_/)
  panel.faults.tooLarge(32 * 1024 * 1024, UPLOAD)
  await signIn(MANAGEMENT)
  await pickLarge(page)
  await upload(page).click()
  await page.getByText('The file is larger than 32 MB').waitFor()
  assert.is(await page.getByLabel('Project package').getAttribute('aria-invalid'), 'true')
  assert.ok(await upload(page).isDisabled())
  panel.faults.clear()
  await pickFile(page, packageFile('bottling-line-2_v2.4.hmip'))
  await upload(page).click()
  await page.getByText('Nothing has stopped yet').waitFor()
})

test('confirms before it leaves an upload', async ({ page, panel, signIn }) => {
  panel.faults.hang(UPLOAD)
  await signIn(MANAGEMENT)
  await pickLarge(page)
  await upload(page).click()
  await page.getByText(/of 60 MB/).waitFor()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Email' }).click()
  await page.getByRole('dialog').waitFor()
})

test.run()
