import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { test } from '../../setup/browser-test'
import { misplacedFieldButtons } from '../support/fields'
import { pickUserEntry } from '../support/people'

async function assertInside(page: Page, label: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Show password' }).first().waitFor()
  assert.equal(await misplacedFieldButtons(page), [], label)
}

test('the button of a password field is inside the field, on a page and in a dialog', async journey => {
  const { page, address, signIn } = journey
  await page.goto(`${address}/app/login`)
  await assertInside(page, 'Password')

  await signIn('/app/network/hotspot')
  await assertInside(page, 'Password')

  await pickUserEntry(page, 'Change password')
  await assertInside(page, 'Current password')
})

test.run()
