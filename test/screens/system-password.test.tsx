import '../setup/dom'
import * as assert from 'uvu/assert'
import SystemPasswordScreen from '../../src/screens/system-password'
import { onPanelKeyboard } from '../../src/screens/system-password/password-rules'
import { strengthOf } from '../../src/screens/system-password/strength'
import { test } from '../setup/panel-test'
import { allByText, byLabel, byRole, byText, click, findByRole, findByText, type, until } from '../setup/query'
import { render } from '../setup/screen'

const CHANGE = 'PUT /system/passwords/{level}'

async function open(level = 'History') {
  render(<SystemPasswordScreen />)
  click(await findByRole('button', { name: `Change password ${level}` }))
  await findByRole('dialog')
}

function fill(current: string, next: string, confirm = next): void {
  type(byLabel('Current password'), current)
  type(byLabel('New password'), next)
  type(byLabel('Confirm new password'), confirm)
  click(byRole('button', { name: 'Change password' }))
}

test('shows for each level whether its factory value is set', async () => {
  render(<SystemPasswordScreen />)
  await findByText('2026/10/17 09:41:07')
  assert.is(allByText('Custom password set').length, 3)
  assert.is(allByText('Factory value still set').length, 1)
  byText(/One password still has its factory value/)
})

test('changes a level password and ends its connections', async ({ panel }) => {
  await open()
  byText(/FTP clients and backup jobs will fail/)
  byText(/these 2 connections will end/)
  fill('111111', 'history-9999')
  await until(() => panel.state.systemPasswords.history.password === 'history-9999')
  await until(() => allByText('Custom password set').length === 4)
  assert.equal(panel.state.levelConnections.history, [])
})

const REFUSED: [string, string, string, string][] = [
  ['111111', 'history-9999', 'history-9998', 'Two passwords that you enter is inconsistent'],
  ['111111', '1234567', '1234567', 'Enter 8 to 64 characters'],
  ['111111', 'a'.repeat(65), 'a'.repeat(65), 'Enter 8 to 64 characters'],
  ['111111', 'with space 1', 'with space 1', "Some of these characters are not on the panel's keyboard"],
  ['history-9999', 'history-9999', 'history-9999', 'The new password must differ from the current one']
]
for (const [current, next, confirm, message] of REFUSED) {
  test(`does not send what the panel would reject: ${message} (${next.length})`, async ({ panel }) => {
    await open()
    fill(current, next, confirm)
    await findByText(message)
    assert.is(panel.state.systemPasswords.history.password, '111111')
  })
}

test('clears a wrong current password, keeps the new one, and then enforces a wait', async () => {
  await open()
  for (let attempts = 0; attempts < 3; attempts += 1) {
    fill('wrong', 'history-9999')
    await findByText('The current password is incorrect')
    await until(() => byLabel('Current password').value === '')
    assert.is(byLabel('New password').value, 'history-9999')
  }
  fill('111111', 'history-9999')
  await findByText('Too many attempts')
  byText(/Try again in 5 s/)
})

test('rejects the factory value', async ({ panel }) => {
  panel.state.systemPasswords.history = { password: 'in-use-11', changedAt: 1, factory: 'factory-1' }
  await open()
  fill('in-use-11', 'factory-1')
  await findByText('This is the factory value. Choose another one.')
})

test('distinguishes a failed change from a failed validation', async ({ panel }) => {
  await open()
  panel.state.passwordStoreFault = 'read_only'
  fill('111111', 'history-9999')
  await findByText(/^Password change failure: the panel's memory is full/)
  panel.state.passwordStoreFault = 'read_back'
  click(byRole('button', { name: 'Change password' }))
  await findByText(/^Validation failure: the new password could not be verified/)
  assert.is(byLabel('New password').value, 'history-9999')
})

test('keeps the input when the panel is unreachable', async ({ panel }) => {
  await open()
  panel.faults.refuse(CHANGE)
  fill('111111', 'history-9999')
  await findByText('The panel is not responding')
  assert.is(byLabel('Current password').value, '111111')
  panel.faults.clear()
  click(byRole('button', { name: 'Change password' }))
  await until(() => panel.state.systemPasswords.history.password === 'history-9999')
})

test('explains what to do when a password is lost', async () => {
  render(<SystemPasswordScreen />)
  click(await findByRole('button', { name: 'Lost a password?' }))
  byText(/deletes the project, recipes and logged data/)
})

test('describes the strength of a password', () => {
  const cases = [
    ['', 'weak'],
    ['aaaaaaaaaaaaaaaa', 'weak'],
    ['12345678', 'weak'],
    ['kx7mpq2w', 'fair'],
    ['Kx7mPq2wTz', 'good'],
    ['Kx7m-Pq2w-Tz9', 'strong']
  ] as const
  for (const [password, strength] of cases) assert.is(strengthOf(password), strength, password)
})

test("accepts the characters of the panel's keyboard only", () => {
  for (const character of '!#$%&()*+,-./:;=?@_Aaz09') assert.is(onPanelKeyboard(character, {}), undefined, character)
  for (const character of ' "\'\\^`~<>[]{}|äあ가') assert.ok(onPanelKeyboard(character, {}), character)
})

test.run()
