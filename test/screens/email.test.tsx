import '../setup/dom'
import * as assert from 'uvu/assert'
import EmailScreen from '../../src/screens/email'
import type { Panel } from '../panel/panel'
import { test } from '../setup/panel-test'
import { byLabel, byRole, byText, click, findByRole, findByText, type, until } from '../setup/query'
import { render } from '../setup/screen'

const smtpOf = (panel: Panel) => panel.state.email.smtp
const save = () => byRole('button', { name: 'Save' })

async function openTab(name: string): Promise<void> {
  render(<EmailScreen />)
  click(await findByRole('tab', { name }))
}

async function openSmtp(): Promise<void> {
  await openTab('SMTP')
  await findByRole('textbox', { name: 'Host' })
}

test('opens a new panel on the mail server, others on their contacts', async ({ panel }) => {
  render(<EmailScreen />)
  await findByRole('table', { name: 'Contacts' })
  panel.state.email.smtp = { ...smtpOf(panel), host: '' }
  render(<EmailScreen />)
  await findByRole('textbox', { name: 'Host' })
})

test('saves the server and empties the password', async ({ panel }) => {
  await openSmtp()
  byText('Set on 2026/11/02 14:10:36. Leave it empty to keep it.')
  type(byLabel('Port'), '465')
  await findByText('Enter it again: host, port or username has changed')
  type(byLabel('Password'), 'new secret')
  type(byLabel('Confirm password'), 'new secre')
  click(save())
  await findByText('Two passwords that you enter is inconsistent')
  type(byLabel('Confirm password'), 'new secret')
  click(save())
  await until(() => panel.state.email.password === 'new secret')
  await until(() => byLabel('Password').value === '')
  assert.is(smtpOf(panel).port, 465)
})

test.run()
