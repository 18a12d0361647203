import * as assert from 'uvu/assert'
import { browserTest } from '../../setup/browser-test'
import { until } from '../../setup/until'
import { watchCalls } from '../support/calls'
import { logIn } from '../support/people'

const test = browserTest({ seed: 'small' })

const NOTED = 'PATCH /uac/account/state'

test('greets a new user once, and the panel records it', async ({ page, panel, address }) => {
  const newcomer = panel.state.accounts.find(({ username }) => username === 'newcomer')!
  const calls = watchCalls(page)
  await page.goto(`${address}/app/login`)
  await logIn(page, 'newcomer', newcomer.password)
  const dialog = page.getByRole('dialog', { name: 'Welcome' })
  await dialog.getByText('Your account can use these menus').waitFor()
  assert.equal(await dialog.getByRole('listitem').allInnerTexts(), ['System', 'Data Log and Trend Display', 'WebView'])

  await dialog.getByRole('button', { name: 'OK' }).click()
  await dialog.waitFor({ state: 'detached' })
  await until('the panel has recorded it', () => newcomer.stateCode === 1)
  assert.equal(calls.last(NOTED)?.postDataJSON(), { code: 1 })

  await page.reload()
  await page.getByText('Live', { exact: true }).waitFor()
  assert.is(await dialog.count(), 0)
})

test.run()
