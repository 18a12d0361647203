import '../setup/dom'
import * as assert from 'uvu/assert'
import EmailScreen from '../../src/screens/email'
import { $notices } from '../../src/stores/notices'
import type { Panel } from '../panel/panel'
import { attach } from '../setup/attach'
import { clickInDialog, dialogButton, dialogClosed, dialogField } from '../setup/dialog'
import { test } from '../setup/panel-test'
import { withMail } from '../setup/plant-mail'
import {
  allByRole,
  allByText,
  byLabel,
  byRole,
  byText,
  choose,
  click,
  findByRole,
  findByText,
  pickRowAction,
  save,
  type,
  until
} from '../setup/query'
import { render } from '../setup/screen'

const SAVING = 'PUT /email/smtp'

const smtpOf = (panel: Panel) => panel.state.email.smtp
const button = (name: string) => byRole('button', { name })
const sendTest = () => button('Send using the values on screen')
const contactOf = (panel: Panel, name: string) => panel.state.email.contacts.find(contact => contact.name === name)

async function openTab(name: string): Promise<void> {
  render(<EmailScreen />)
  click(await findByRole('tab', { name }))
}

async function openSmtp(): Promise<void> {
  await openTab('SMTP')
  await findByRole('textbox', { name: 'Host' })
  await until(() => allByRole('option').length > 2)
}

async function openContacts(): Promise<void> {
  await openTab('Contacts')
  await findByText('mika.sato@plant.example')
}

/** The dialog of a contact, once its values are loaded. */
async function edit(name: string): Promise<void> {
  click(button(name))
  await findByRole('textbox', { name: 'Name' })
}

test('opens on the mail server if none is configured, otherwise on the contacts', async ({ panel }) => {
  render(<EmailScreen />)
  await findByRole('table', { name: 'Contacts' })
  panel.state.email.smtp = { ...smtpOf(panel), host: '' }
  render(<EmailScreen />)
  await findByRole('textbox', { name: 'Host' })
})

test('saves the server, requires the password again and clears it afterwards', async ({ panel }) => {
  await openSmtp()
  byText('Set on 2026/11/02 14:10:36. Leave empty to keep it.')
  type(byLabel('Port'), '465')
  await findByText('Enter it again, as the server settings have changed')
  type(byLabel('Password'), 'new secret')
  type(byLabel('Confirm password'), 'new secre')
  await save()
  await findByText('Two passwords that you enter is inconsistent')
  type(byLabel('Confirm password'), 'new secret')
  await save()
  await until(() => panel.state.email.password === 'new secret')
  await until(() => byLabel('Password').value === '')
  assert.is(smtpOf(panel).port, 465)
  assert.not.match(document.body.innerHTML, 'new secret')
})

test('sets the default port of an encryption, unless a port was typed', async () => {
  await openSmtp()
  click(byRole('radio', { name: 'TLS' }))
  await until(() => byLabel('Port').value === '465')
  click(byRole('radio', { name: 'None' }))
  await until(() => byLabel('Port').value === '25')
  type(byLabel('Port'), '587')
  click(byRole('radio', { name: 'TLS' }))
  await findByText('Usually 465 with this encryption')
  assert.is(byLabel('Port').value, '587')
})

test('keeps the input when the connection is lost, also after a change of tabs', async ({ panel }) => {
  await openSmtp()
  type(byLabel('Sender name'), 'Line 9')
  panel.faults.refuseNext(SAVING)
  await save()
  await findByText('The panel is not responding')
  click(byRole('tab', { name: 'Groups' }))
  await findByRole('table', { name: 'Groups' })
  click(byRole('tab', { name: 'SMTP' }))
  await until(() => byLabel('Sender name').value === 'Line 9')
  await save()
  await until(() => smtpOf(panel).sender_name === 'Line 9')
})

test('shows a refusal of the panel at its field', async ({ panel }) => {
  await openSmtp()
  const answer = { error_code: 'validation_failed', message: 'host is not valid', fields: { host: 'host' } }
  panel.faults.answerNext(400, answer, SAVING)
  type(byLabel('Sender name'), 'Line 9')
  await save()
  await findByText('Enter a hostname or an IP address')
  await until(() => document.activeElement === byLabel('Host'))
})

test('sends a test mail with the unsaved values and shows its recipients', async ({ panel }) => {
  await withMail(panel, async mail => {
    await openSmtp()
    await findByText('Never tested')
    type(byLabel('Sender name'), 'Line 9')
    choose(byLabel('Recipient'), 'Kim Ji-woo (jiwoo.kim@plant.example)')
    click(sendTest())
    await findByText('Last success: 2026/11/21 09:41:07')
    byText('Sent to jiwoo.kim@plant.example via mail.plant.example:587')
    assert.match(mail.mails[0]?.source ?? '', 'From: Line 9 <line2@plant.example>')
    assert.is(smtpOf(panel).sender_name, 'Line 2 panel')

    type(byLabel('Sender name'), 'Line 8')
    await findByText('The values have changed since the test. Test again.')
    type(byLabel('Sender name'), 'Line 9')
    await until(() => allByRole('status').every(({ textContent }) => !/changed since/.test(textContent ?? '')))
  })
})

test('shows how many mails are queued, and since when', async ({ panel }) => {
  const mail = { to: ['quality@plant.example'], subject: 'Copy', text: '' }
  for (const seconds of [3, 10]) {
    panel.mailQueue.add(mail, () => {})
    await panel.clock.advance(seconds * 1000)
  }
  await openSmtp()
  await findByText('Emails waiting: 2, since 2026/11/21 09:41:07')
})

test('shows that no mail is queued', async () => {
  await openSmtp()
  await findByText('No email waiting to be sent')
})

test('explains a refused login, with a hint, beside the button', async ({ panel }) => {
  await withMail(panel, async () => {
    await openSmtp()
    type(byLabel('Password'), 'wrong')
    type(byLabel('Confirm password'), 'wrong')
    click(sendTest())
    await findByText(/^Last failure/)
    byText('The login was rejected')
    byText(/an app password is required/)
    byText(/^\w+: 535 5.7.8 Username and password not accepted$/)
    const steps = byRole('list', { name: 'Test steps' })
    assert.match(steps.textContent ?? '', /Connect.*done.*TLS.*done.*Log in.*failed.*Send email.*not run/)
    click(byRole('button', { name: 'Go to “Username”', within: steps }))
    await until(() => document.activeElement === byLabel('Username'))
  })
})

test('sends no test while a value is invalid', async ({ panel }) => {
  await openSmtp()
  type(byLabel('Port'), '70000')
  click(sendTest())
  await findByText('Enter a value from 1 to 65535')
  assert.is(panel.log.length, 1)
})

test('adds and edits a contact, each mail once', async ({ panel }) => {
  await openContacts()
  click(button('Add contact'))
  type(await findByRole('textbox', { name: 'Name' }), 'Ann')
  type(dialogField('Email address'), 'MIKA.sato@plant.example')
  clickInDialog('Save')
  await findByText('Another contact uses this address')
  type(dialogField('Email address'), 'ann@plant.example')
  click(byLabel('B Shift leaders'))
  clickInDialog('Save')
  await findByText('ann@plant.example')
  assert.equal(contactOf(panel, 'Ann')?.groups, ['B'])

  await edit('Ann')
  click(byLabel('B Shift leaders'))
  type(dialogField('Name'), 'Ann B')
  clickInDialog('Save')
  await findByRole('button', { name: 'Ann B' })
  assert.equal(contactOf(panel, 'Ann B')?.groups, [])
})

test('lists the groups of a contact before it is deleted', async ({ panel }) => {
  await openContacts()
  await pickRowAction('Mika Sato', 'Delete Mika Sato')
  await findByText('Will be removed from these groups: A Maintenance, C Quality')
  clickInDialog('Delete')
  await until(() => contactOf(panel, 'Mika Sato') === undefined)
  await until(() => allByRole('button', { name: 'Mika Sato' }).length === 0)
})

test('shows no error beside Saved while every answer is garbled, and saves once answers can be read', async ({
  panel
}) => {
  await openContacts()
  await edit('Mika Sato')
  type(dialogField('Name'), 'Mika S.')
  panel.faults.garble('html')
  clickInDialog('Save')
  await findByText('Not confirmed by the panel: the change may have been saved', byRole('dialog'))
  assert.equal($notices.get(), [])

  panel.faults.clear()
  clickInDialog('Save')
  await dialogClosed()
  assert.is($notices.get()[0]?.message, 'email.contact.saved')
  assert.equal(allByRole('alert'), [])
  assert.ok(contactOf(panel, 'Mika S.'))
})

test('shows at the groups of a contact that one has been deleted', async ({ panel }) => {
  await openContacts()
  await edit('Mika Sato')
  type(dialogField('Name'), 'Mika S.')
  const refusal = { error_code: 'invalid_input', message: '', fields: { groups: 'unknown' } }
  panel.faults.answer(400, refusal, 'PUT /email/contacts/{id}')
  clickInDialog('Save')
  await findByText('A member was deleted in the meantime. Reload the page.', byRole('dialog'))
  assert.is(byRole('group', { name: 'Groups' }).getAttribute('aria-invalid'), 'true')
  assert.equal(allByText('Fields that are not shown have errors'), [])
})

test('compares with changes that somebody else saved to the same contact', async ({ panel }) => {
  await openContacts()
  await edit('Mika Sato')
  type(dialogField('Name'), 'Mine')
  Object.assign(contactOf(panel, 'Mika Sato') ?? {}, { name: 'Theirs' })
  clickInDialog('Save')
  await findByRole('button', { name: 'Keep mine' })
  click(button('Keep mine'))
  clickInDialog('Save')
  await findByRole('button', { name: 'Mine' })
})

test('changes the members and the name of a group', async ({ panel }) => {
  await openTab('Groups')
  await findByText('Mika Sato, Kim Ji-woo, Tom Becker and 1 more')
  click(button('Group P'))
  type(await findByRole('textbox', { name: 'Name' }), 'Night')
  click(byLabel('Shift leader night'))
  clickInDialog('Save')
  await findByRole('button', { name: 'Group P Night' })
  assert.equal(contactOf(panel, 'Shift leader night')?.groups, ['B', 'P'])
})

test('shows the errors of a file by row and column, then imports a valid one', async ({ panel }) => {
  await openContacts()
  click(button('Import CSV'))
  await findByRole('dialog', { name: 'Import contacts' })
  attach(byLabel('CSV file'), 'Name,Mail\nAnn,ann\n', 'contacts.csv')
  await findByText('Enter an email address such as name@example.com')
  assert.ok(dialogButton('Import').hasAttribute('disabled'))
  const contacts = 'Name,Mail,Groups\nAnn,ann@plant.example,A\nMika,mika.sato@plant.example,\n'
  attach(byLabel('CSV file'), contacts, 'contacts.csv')
  await findByText('New: 1 · Update: 1')
  clickInDialog('Import')
  await findByRole('button', { name: 'Ann' })
  assert.equal([contactOf(panel, 'Mika')?.groups, panel.state.email.contacts.length], [[], 12])
})

test('finds a contact in a long list without rendering all of it', async ({ panel }) => {
  panel.state.email.contacts = Array.from({ length: 400 }, (_, at) => ({
    id: `c${at}`,
    name: `Contact ${at}`,
    mail: `c${at}@plant.example`,
    groups: []
  }))
  await openTab('Contacts')
  await findByRole('table', { name: 'Contacts' })
  assert.ok(allByRole('row').length < 80)
  type(byLabel('Search contacts'), 'C399@')
  await until(() => allByRole('row').length === 2)
  byText('c399@plant.example')
})

test.run()
