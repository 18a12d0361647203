import * as assert from 'uvu/assert'
import { test } from '../../../setup/browser-test'
import { findInBothTypefaces } from '../../support/typefaces'
import { brokenWords } from '../../support/words'

test('no word of a table in a dialog is broken at 360 px', async ({ page, signIn }) => {
  const dialog = page.getByRole('dialog')
  await page.setViewportSize({ width: 360, height: 640 })
  await signIn('/app/project/email')
  await page.getByRole('button', { name: 'Actions', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Import CSV' }).click()
  const contacts = 'Name,Mail,Groups\nAnna-Katharina Lindqvist,anna.katharina.lindqvist@plant.example,A B\n'
  const file = { name: 'contacts.csv', mimeType: 'text/csv', buffer: Buffer.from(contacts) }
  await dialog.getByLabel('CSV file').setInputFiles(file)
  await dialog.getByText('New: 1').waitFor()
  const broken = await findInBothTypefaces(page, [brokenWords])
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Groups' }).click()
  await page.getByRole('list', { name: 'Groups' }).getByRole('button').first().click()
  await dialog.getByText('anna.lindqvist@plant.example').waitFor()
  broken.push(...(await findInBothTypefaces(page, [brokenWords])))

  await page.goto(new URL('/app/project/recipe', page.url()).href)
  for (const name of ['Cola 0.5 l', 'Still water 0.5 l']) {
    await page.getByRole('checkbox', { name: `Select ${name}` }).click()
  }
  await page.getByRole('button', { name: 'Compare' }).click()
  await dialog.getByRole('listitem').first().waitFor()
  broken.push(...(await findInBothTypefaces(page, [brokenWords])))
  assert.equal(broken, [])
})

test.run()
