import '../../setup/dom'
import * as assert from 'uvu/assert'
import { type Account, type AccountSettings, listAccounts } from '../../../src/api/accounts'
import { validateField } from '../../../src/lib/form/validate-field'
import { accountName, NEW_ACCOUNT, SETTINGS } from '../../../src/screens/account-management/account-rules'
import { createImport } from '../../../src/screens/account-management/import'
import { presetOf } from '../../../src/session/presets'
import { restoreSession } from '../../../src/session/session'
import { $clock, startClock } from '../../../src/stores/clock'
import { accountsCsv } from '../../panel/accounts/account-csv'
import { test } from '../../setup/panel-test'
import { until } from '../../setup/query'
import { onCleanup } from '../../setup/screen'
import { errorsIn, pickText, reasonOf } from '../../setup/table-file'

const create = (accounts: readonly Account[] = [], limit = 50) =>
  createImport(
    () => accounts,
    () => limit,
    () => {}
  )

const HEAD = 'Account,Display name,Menu permissions,Must change password,Valid until,Maximum password age (days)'
const EARLIER_HEAD = 'account,display_name,rights,must_change,valid_until,password_age_days'

async function row(cells: string, head = HEAD) {
  const [first] = await pickText(create(), `${head}\n${cells}`)
  return first!
}

test('validates the fields of an account at their limits', () => {
  const cases: [keyof AccountSettings | 'username', string, boolean][] = [
    ['username', 'a', true],
    ['username', 'a'.repeat(32), true],
    ['username', 'a'.repeat(33), false],
    ['username', '', false],
    ['username', 'Az09._-', true],
    ['username', 'a b', false],
    ['username', '夜勤', false],
    ['name', '', true],
    ['name', '夜'.repeat(64), true],
    ['name', '夜'.repeat(65), false],
    ['roles', '', false],
    ['roles', 'info', true],
    ['valid_until', '', true],
    ['valid_until', '2028/02/29', true],
    ['valid_until', '2027/02/29', false],
    ['valid_until', '2027/13/01', false],
    ['valid_until', '2027-03-31', false],
    ['password_age_days', '0', true],
    ['password_age_days', '365', true],
    ['password_age_days', '366', false],
    ['password_age_days', '-1', false],
    ['password_age_days', '', false]
  ]
  for (const [name, value, isValid] of cases) {
    const rules = name === 'username' ? accountName : SETTINGS.rules[name]
    assert.is(validateField(rules, value, NEW_ACCOUNT) === undefined, isValid, `${name} ${value}`)
  }
})

test('reads a row as spreadsheets write it', async () => {
  const { values, errors } = await row("night.shift,'=Night,Viewer opcua,no,2027-3-1,")
  assert.equal(errors, [])
  assert.equal(values, {
    username: 'night.shift',
    name: '=Night',
    roles: ['info', 'data-log', 'event-log', 'opcua'],
    password_must_change: false,
    valid_until: '2027/03/01',
    password_age_days: 0
  })
  assert.is(presetOf((await row('a,,administrator,,,')).values.roles), 'administrator')
})

test("reads every column of the panel's export, for programs and in each language", async ({ panel }) => {
  const { items: accounts } = await listAccounts()
  const read = async (language?: 'en' | 'ja' | 'ko') =>
    pickText(create(accounts), accountsCsv(panel.state.accounts, language))
  const fixed = await read()
  assert.equal(errorsIn(fixed), [])
  assert.is(fixed.length, accounts.length)
  for (const language of ['en', 'ja', 'ko'] as const)
    assert.equal(
      (await read(language)).map(({ values }) => values),
      fixed.map(({ values }) => values)
    )
})

test('reads the columns as earlier firmware names them', async () => {
  const cells = 'night.shift,Night,viewer,no,2027/03/01,90'
  assert.equal((await row(cells, EARLIER_HEAD)).values, (await row(cells)).values)
})

test('reports the columns with errors', async () => {
  const cases: [string, string[]][] = [
    ['a b,,viewer,,,', ['username']],
    ['a,,flying,,,', ['roles']],
    ['a,,,,,', ['roles']],
    ['a,,viewer,perhaps,,', ['password_must_change']],
    ['a,,viewer,,31.03.2027,', ['valid_until']],
    ['a,,viewer,,,366', ['password_age_days']],
    [',,,maybe,y,z', ['username', 'roles', 'password_must_change', 'valid_until', 'password_age_days']]
  ]
  for (const [cells, fields] of cases)
    assert.equal(
      (await row(cells)).errors.map(({ field }) => field),
      fields,
      cells
    )
})

const FILE = 'account,rights\nfirst,viewer\nFIRST,viewer\noperator,data\nengineer,viewer\nsecond,viewer\n'

test('compares rows with each other, the existing accounts and the remaining capacity', async () => {
  const { items: accounts } = await listAccounts()
  const firstThree = accounts.slice(0, 3)
  const skipping = await pickText(create(firstThree, 4), FILE)
  assert.equal(
    skipping.map(({ outcome }) => outcome),
    ['added', 'rejected', 'skipped', 'skipped', 'rejected']
  )
  assert.equal(errorsIn(skipping), [
    [3, 'username', ['common.import.repeated', { line: 2 }]],
    [6, undefined, ['accountManagement.import.full', { limit: 4 }]]
  ])
})

test("updates existing accounts if chosen, but never the user's own", async () => {
  await restoreSession()
  const { items: accounts } = await listAccounts()
  const model = create(accounts)
  await pickText(model, FILE)
  model.$existing.set('update')
  assert.equal(errorsIn(model.$rows.get()), [
    [3, 'username', ['common.import.repeated', { line: 2 }]],
    [5, 'username', 'accountManagement.import.own']
  ])
  const operator = accounts.find(({ username }) => username === 'operator')!
  const { name, roles, password_must_change: mustChange, valid_until: until, password_age_days: days } = operator
  const same = ['operator', name, roles.join(' '), mustChange ? 'yes' : 'no', until ?? '', days].join(',')
  const rows = await pickText(model, `${HEAD}\n${same}\n`)
  assert.is(rows[0]?.outcome, 'unchanged')
})

test("refuses a last day that has passed by the panel's clock, unless the account has it already", async ({
  panel
}) => {
  panel.state.accounts[2]!.validUntil = '2026/11/20'
  onCleanup(startClock())
  await until(() => $clock.get().text.startsWith('2026/11/21'))
  const { items: accounts } = await listAccounts()
  const model = create(accounts)
  const days = ['late,2026/11/20', 'today,2026/11/21', 'operator,2026/11/20', 'locked,2026/11/20']
  await pickText(model, ['account,valid_until,rights', ...days.map(day => `${day},viewer`)].join('\n'))
  model.$existing.set('update')
  const past = 'common.date.past'
  assert.equal(errorsIn(model.$rows.get()), [
    [2, 'valid_until', past],
    [5, 'valid_until', past]
  ])
})

test('refuses to take the administration of accounts from the only one who has it for good', async () => {
  const { items: accounts } = await listAccounts()
  const model = create(
    accounts.map(account => (account.username === 'administrator' ? account : { ...account, state: 'disabled' }))
  )
  model.$existing.set('update')
  const last = [[2, 'username', 'accountManagement.lastAdministrator']]
  for (const change of ['viewer,', 'administrator,2099/01/01']) {
    await pickText(model, `account,rights,valid_until\nadministrator,${change}`)
    assert.equal(errorsIn(model.$rows.get()), last)
  }
  await pickText(model, 'account,rights\nadministrator,administrator')
  assert.equal(errorsIn(model.$rows.get()), [])
})

test('returns the result of each row, with the temporary passwords', async ({ panel }) => {
  const { items: accounts } = await listAccounts()
  const model = create(accounts)
  await pickText(model, 'account,rights\noperator,data\nnight.shift,viewer\nbad name,viewer\n')
  const applied = await model.apply()
  const password = panel.state.accounts.find(({ username }) => username === 'night.shift')?.password
  assert.equal(applied, [
    { line: 3, username: 'night.shift', result: { outcome: 'added', temporary_password: password } },
    { line: 2, username: 'operator', result: { outcome: 'skipped' } }
  ])
})

test('requires the columns of the account and its permissions', async () => {
  assert.equal(await reasonOf(create(), 'Name,Must change password\na,no'), [
    'common.import.columns',
    ['common.import.missing', { columns: 'Account, Menu permissions' }]
  ])
})

test.run()
