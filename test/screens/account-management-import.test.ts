import '../setup/dom'
import * as assert from 'uvu/assert'
import { validateField } from '../../src/lib/form/validate-field'
import { parseCsv } from '../../src/lib/table-file/csv-parse'
import { accountName, settingsRules } from '../../src/screens/account-management/account-rules'
import { type ImportContext, readFile, validateRows } from '../../src/screens/account-management/import-rows'
import { presetOf } from '../../src/screens/account-management/presets'
import { test } from '../setup/panel-test'

const CONTEXT: ImportContext = { accounts: [], limit: 50, own: 'engineer', duplicates: 'skip' }

function validate(text: string, context: Partial<ImportContext> = {}) {
  const content = readFile(parseCsv(text))
  if (typeof content === 'string' || !('rows' in content)) throw new Error(JSON.stringify(content))
  return validateRows(content, { ...CONTEXT, ...context })
}

const row = (cells: string) =>
  validate(`account,display_name,rights,must_change,valid_until,password_age_days\n${cells}`)[0]!

test('judges the fields of an account at their limits', () => {
  const cases: [keyof typeof settingsRules | 'account', string, boolean][] = [
    ['account', 'a', true],
    ['account', 'a'.repeat(32), true],
    ['account', 'a'.repeat(33), false],
    ['account', '', false],
    ['account', 'Az09._-', true],
    ['account', 'a b', false],
    ['account', '夜勤', false],
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
  for (const [name, value, right] of cases) {
    const rules = name === 'account' ? accountName : settingsRules[name]
    assert.is(validateField(rules, value, {}) === undefined, right, `${name} ${value}`)
  }
})

test('reads a row as spreadsheets write it', () => {
  const { values, problems } = row("night.shift,'=Night,Viewer opcua,no,2027-3-1,")
  assert.equal(problems, [])
  assert.equal(values, {
    account: 'night.shift',
    name: '=Night',
    roles: ['info', 'data-log', 'event-log', 'opcua'],
    must_change_password: false,
    valid_until: '2027/03/01',
    password_age_days: 0
  })
  assert.is(presetOf(row('a,,administrator,,,').values.roles), 'administrator')
})

test('names row, column and reason of each error', () => {
  const wrong = (cells: string) => row(cells).problems.map(({ column }) => column)
  assert.equal(wrong('a b,,viewer,,,'), ['account'])
  assert.equal(wrong('a,,flying,,,'), ['rights'])
  assert.equal(wrong('a,,,,,'), ['rights'])
  assert.equal(wrong('a,,viewer,perhaps,,'), ['must_change'])
  assert.equal(wrong('a,,viewer,,31.03.2027,'), ['valid_until'])
  assert.equal(wrong('a,,viewer,,,366'), ['password_age_days'])
  assert.equal(wrong(',,,x,x,x'), ['account', 'rights', 'must_change', 'valid_until', 'password_age_days'])
})

test('judges rows against each other, the accounts there are, and the room that is left', async ({ panel }) => {
  const accounts = panel.state.accounts.slice(0, 3).map(
    ({ id, username, name, roles }) =>
      ({
        id,
        account: username,
        name,
        roles,
        state: 'active',
        must_change_password: false,
        valid_until: null
      }) as never
  )
  const text = 'account,rights\nfirst,viewer\nFIRST,viewer\noperator,data\nengineer,viewer\nsecond,viewer\n'
  const skipping = validate(text, { accounts, limit: 4 })
  assert.equal(
    skipping.map(({ problems }) => problems.length),
    [0, 1, 0, 0, 1]
  )
  assert.equal(
    skipping.map(({ duplicate }) => duplicate),
    [false, false, true, true, false]
  )
  const updating = validate(text, { accounts, limit: 50, duplicates: 'update' })
  assert.equal(
    updating.map(({ problems }) => problems.length),
    [0, 1, 0, 1, 0]
  )
})

test('says what is wrong with a whole file', () => {
  assert.is(readFile(parseCsv('account,rights\n')), 'accountManagement.import.noRows')
  assert.equal(readFile(parseCsv('name,rights\na,b')), ['accountManagement.import.noColumn', { column: 'account' }])
  assert.equal(readFile(parseCsv('account,rights\n"a,b')), ['accountManagement.import.broken', { line: 2 }])
})

test.run()
