import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { picture, test } from '../../setup/browser-test'
import { withMail } from '../../setup/plant-mail'
import { until } from '../../setup/until'
import { findViolations, withAxe } from '../support/axe'

const PATH = '/app/project/email'
const SAVING = 'PUT /email/smtp'
const TESTING = 'POST /email/tests'

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save' })
const send = (page: Page) => page.getByRole('button', { name: 'Send using the values on screen' })

async function openSmtp(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'SMTP' }).click()
  await field(page, 'Host').waitFor()
}

async function enterPassword(page: Page, secret: string): Promise<void> {
  await field(page, 'Password').fill(secret)
  await field(page, 'Confirm password').fill(secret)
}

test('sends a test mail with unsaved values that arrives', async ({ page, panel, signIn }) => {
  await withMail(panel, async mail => {
    await withAxe(page)
    await signIn(PATH)
    await openSmtp(page)
    await field(page, 'Port').fill('465')
    await page.getByRole('radio', { name: 'TLS', exact: true }).check()
    await send(page).click()
    await page.getByText('Required').waitFor()
    await until('the password has the focus', () =>
      field(page, 'Password').evaluate(input => input === document.activeElement)
    )
    assert.is(mail.mails.length, 0)

    await enterPassword(page, 'app-pass-3152')
    await field(page, 'Sender name').fill('Line 9')
    await field(page, 'Recipient').selectOption({ label: 'Group D Management, 3 members' })
    await send(page).click()
    await page.getByText(/^Last success/).waitFor()
    await page.getByText(/^Sent to quality@plant\.example, .*via mail\.plant\.example:465$/).waitFor()
    const [arrived] = mail.mails
    assert.equal([mail.mails.length, arrived?.to.length, arrived?.user], [1, 3, 'line2'])
    assert.match(arrived?.source ?? '', 'From: Line 9 <line2@plant.example>')
    assert.match(arrived?.source ?? '', 'Subject: Test mail from line2-hmi')
    assert.equal([panel.state.email.smtp.port, panel.state.email.smtp.sender_name], [587, 'Line 2 panel'])
    assert.equal(await findViolations(page, 'main'), [])

    await save(page).click()
    await page.getByRole('status').getByText('Mail server settings saved').waitFor()
    await until('the passwords are gone', async () => (await field(page, 'Password').inputValue()) === '')
    assert.not.ok((await page.content()).includes('app-pass-3152'))
    assert.is(panel.state.email.smtp.port, 465)
    await page.getByText(/^Last success/).waitFor()
    await page.getByText('The values have changed since').waitFor({ state: 'detached' })
    await field(page, 'Retries').fill('0')
    await page.getByText('The values have changed since the test. Test again.').waitFor()
  })
})

test('distinguishes failures, each with its remedy', async ({ page, panel, signIn }) => {
  await withMail(panel, async mail => {
    await signIn(PATH)
    await openSmtp(page)
    await enterPassword(page, 'wrong')
    await send(page).click()
    await page.getByText('The login was rejected').waitFor()
    await page.getByText(/an app password is required/).waitFor()
    await page.getByText('Details').click()
    await page.getByText('535 5.7.8 Username and password not accepted').waitFor()
    await picture(page, 'email-login-refused')

    await enterPassword(page, 'app-pass-3152')
    await field(page, 'Sender address').fill('boss@plant.example')
    await send(page).click()
    await page.getByText('The server rejected the sender').waitFor()
    await field(page, 'Host').fill('old-mail.plant.example')
    await send(page).click()
    await page.getByText(/Check the panel's clock/).waitFor()
    await field(page, 'Host').fill('mail.elsewhere.example')
    await send(page).click()
    await page.getByText('This name could not be resolved').waitFor()
    assert.is(mail.mails.length, 0)
  })
})

test('keeps the input when the panel is unreachable, and can be cancelled', async journey => {
  const { page, panel, signIn, expectTrouble } = journey
  expectTrouble(/ERR_|net::/)
  await signIn(PATH)
  await openSmtp(page)
  await enterPassword(page, 'typed-secret')
  panel.faults.refuse(SAVING)
  await save(page).click()
  await page.getByRole('alert').getByText('The panel is not responding').waitFor()
  panel.faults.hang(TESTING)
  await send(page).click()
  await page.getByRole('button', { name: 'Sending…' }).waitFor()
  await page.getByRole('button', { name: 'Cancel' }).first().click()
  await send(page).waitFor()
  await page.getByRole('tab', { name: 'Groups' }).click()
  await page.getByText('Shift leaders').first().waitFor()
  await openSmtp(page)
  assert.is(await field(page, 'Password').inputValue(), 'typed-secret')
  panel.faults.clear()
  await save(page).click()
  await until('it is saved', () => panel.state.email.password === 'typed-secret')
})

test('compares what two users saved of the mail server', async ({ page, panel, signIn, expectTrouble }) => {
  expectTrouble(/status of 412/)
  await signIn(PATH)
  await openSmtp(page)
  await field(page, 'Retries').fill('5')
  panel.state.email.smtp = { ...panel.state.email.smtp, sender_name: 'Theirs', retries: 1 }
  await save(page).click()
  const remote = page.getByRole('alert').getByRole('row', { name: 'Retries 1 5' })
  await remote.waitFor()
  await page.getByRole('button', { name: 'Keep mine' }).press('Enter')
  await save(page).and(page.locator(':focus')).waitFor()
  await save(page).press('Enter')
  await until('mine is saved over theirs', () => panel.state.email.smtp.retries === 5)
  await page.getByRole('heading', { level: 2 }).and(page.locator(':focus')).waitFor()
  assert.is(panel.state.email.smtp.sender_name, 'Theirs')
})

test('exports contacts to a file and imports it again', async ({ page, panel, signIn }) => {
  await withAxe(page)
  await signIn(PATH)
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click()
  const file = await (await coming).path()
  panel.state.email.contacts = panel.state.email.contacts.slice(0, 2)
  await page.reload()
  await page.getByRole('button', { name: 'Import CSV' }).click()
  await field(page, 'CSV file').setInputFiles({
    name: 'wrong.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('a,b\n1,2\n')
  })
  await page.getByText('Missing columns: Name, Email address').waitFor()
  const exported = await readFile(file)
  await field(page, 'CSV file').setInputFiles({ name: 'contacts.csv', mimeType: 'text/csv', buffer: exported })
  await page.getByText('New: 9 · Unchanged: 2').waitFor()
  assert.equal(await findViolations(page, '[role="dialog"]'), [])
  await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click()
  await page.getByRole('status').getByText('Imported: 9 added, 2 updated').waitFor()
  await page.getByText('이서연').waitFor()
  assert.is(panel.state.email.contacts.length, 11)
})

test.run()
