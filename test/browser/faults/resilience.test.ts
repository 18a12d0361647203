import * as assert from 'uvu/assert'
import { test } from '../../setup/browser-test'
import { QUIET_PAGE, QUIET_PAGE_TITLE } from '../../setup/quiet-page'
import { until } from '../../setup/until'
import { watchCalls } from '../support/calls'
import { heading, menuLink } from '../support/people'

const SAVING = 'PUT /system/hmi/name'

test('never has more than three requests in flight', async ({ page, panel, signIn }) => {
  let inFlight = 0
  let most = 0
  const { fetch } = panel
  panel.fetch = async (...call) => {
    most = Math.max(most, ++inFlight)
    return fetch(...call).finally(() => inFlight--)
  }
  panel.faults.slow(150)
  await signIn('/app/data/data-log')
  await page.getByRole('application').waitFor()
  await menuLink(page, 'Event Log').waitFor()
  assert.ok(most > 1 && most <= 3, `${most} at once`)
})

test('a save without a response is given up after six minutes and keeps the input', async journey => {
  const { page, panel, signIn } = journey
  await page.clock.install()
  await signIn(QUIET_PAGE)
  await heading(page, QUIET_PAGE_TITLE).waitFor()
  await page.getByRole('button', { name: 'Edit HMI name' }).click()
  const field = page.getByRole('textbox', { name: 'HMI name' })
  await field.fill('line-6')
  panel.faults.hang(SAVING)
  const calls = watchCalls(page)
  await field.press('Enter')
  await until('it is sent', () => calls.count(SAVING) === 1)
  await page.clock.runFor(350_000)
  assert.is(await page.getByText('Request Timeout').count(), 0)
  await page.clock.runFor(11_000)
  await page.getByRole('alert').getByText('Request Timeout').waitFor()
  assert.is(await field.inputValue(), 'line-6')
})

test('an exception in one screen leaves menu and top bar usable', async ({ page, signIn, expectTrouble }) => {
  expectTrouble(/broken on purpose/)
  await page.route(/\/admin\/static\/dashboard-\w+\.js$/, route =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default () => { throw new Error("broken on purpose") }'
    })
  )
  await signIn()
  await page.getByText('HMI Error, Please reload this page').waitFor()
  await menuLink(page, 'Info').click()
  await heading(page, 'Info').waitFor()
  assert.is(await page.getByText('HMI Error').count(), 0)
  await page.getByRole('button', { name: 'Edit HMI name' }).click()
  await page.getByRole('dialog').waitFor()
})

test('Back confirms before it discards input', async ({ page, signIn }) => {
  await signIn('/app/system/info')
  await menuLink(page, 'System Info').click()
  await heading(page, 'System Info').waitFor()
  await page.getByRole('button', { name: 'Edit HMI name' }).click()
  await page.getByRole('textbox', { name: 'HMI name' }).fill('unsaved')
  await page.goBack()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await question.waitFor({ state: 'detached' })
  assert.is(await page.getByRole('textbox', { name: 'HMI name' }).inputValue(), 'unsaved')
  assert.match(page.url(), /system-info$/)

  await page.goBack()
  await question.getByRole('button', { name: 'Leave' }).click()
  await heading(page, 'Info').waitFor()
})

test("an error shows the panel's message, shortened and as text", async ({ page, panel, signIn, expectTrouble }) => {
  expectTrouble(/status of 500/)
  const message = `<b>disk</b> ${'x'.repeat(5000)}`
  panel.faults.answer(500, { error_code: 'io_error', message }, SAVING)
  await signIn('/app/system/info')
  await page.getByRole('button', { name: 'Edit HMI name' }).click()
  await page.getByRole('textbox', { name: 'HMI name' }).fill('line-7')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  const alert = page.getByRole('dialog').getByRole('alert')
  await alert.getByText('The panel reports a fault').waitFor()
  await alert.getByText('Details').click()
  await alert.getByText('<b>disk</b>').waitFor()
  assert.ok((await alert.innerText()).length < 1000)
})

test.run()
