import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { test } from '../setup/browser-test'
import { until } from '../setup/until'
import { watchCalls } from './support/calls'
import { heading } from './support/people'

const SAVING = 'PUT /system/hmi/name'
const field = (page: Page) => page.getByRole('textbox', { name: 'HMI name' })
const edit = (page: Page) => page.getByRole('button', { name: 'Edit HMI name' })
const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Save' })
const closed = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' })

test('previews the name while typing and cleans it only on Save', async ({ page, panel, signIn }) => {
  const calls = watchCalls(page)
  await signIn()
  await heading(page, 'Dashboard').waitFor()
  await page.getByRole('banner').getByText('line2-hmi').waitFor()
  await edit(page).click()
  assert.is(await field(page).inputValue(), 'line2-hmi')
  await field(page).fill('  Line 2 / west #1 ')
  await page.getByText('Letters, digits, - and . only. It will be saved as: Linex2xwestx1').waitFor()
  assert.is(await field(page).inputValue(), '  Line 2 / west #1 ')
  await save(page).click()
  await closed(page)

  assert.is(panel.state.hmiName, 'Linex2xwestx1')
  assert.equal(calls.last(SAVING)?.postDataJSON(), { name: 'Linex2xwestx1' })
  await page.getByRole('banner').getByText('Linex2xwestx1').waitFor()
  await until('the title follows', async () => (await page.title()) === 'Dashboard · Linex2xwestx1')
  assert.ok(await edit(page).evaluate(button => button === document.activeElement), 'the focus returns')
})

test.run()
