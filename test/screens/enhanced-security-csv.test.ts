import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { RuntimeAccount } from '../../src/api/enhanced-security'
import { validateField } from '../../src/lib/form/validate-field'
import { NAME_RULES, PASSWORD_RULES } from '../../src/screens/enhanced-security/account-rules'
import { COLUMNS, readAccounts, writeAccounts } from '../../src/screens/enhanced-security/accounts-csv'

const test = suite('enhanced-security rules and files')
const HEAD = COLUMNS.join(',')

const account = (name: string, more: Partial<RuntimeAccount> = {}): RuntimeAccount => ({
  id: name.toLowerCase(),
  name,
  classes: [],
  browse: false,
  read: false,
  write: false,
  hidden: false,
  administrator: false,
  password_set: true,
  logged_in: false,
  ...more
})

const KNOWN = [
  account('administrator', { administrator: true }),
  account('Shift1', { classes: ['A', 'C'], read: true })
]

const problemsOf = (...lines: string[]) =>
  readAccounts(lines.join('\n'), KNOWN).problems.map(({ line, column, message }) => [line, column, message])

test('judges names below, at and above their limits', () => {
  const cases: [string, unknown][] = [
    ['', 'errors.required'],
    ['  ', 'errors.required'],
    ['K', undefined],
    ['x'.repeat(20), undefined],
    ['x'.repeat(21), ['errors.length.most', { max: 20 }]],
    ['サトー', undefined],
    ['佐藤々', undefined],
    ['김지우', undefined],
    [' Kim ', undefined],
    ['Kim Lee', 'enhancedSecurity.name.letters'],
    ['Kim_1', 'enhancedSecurity.name.letters'],
    ['Ünal', 'enhancedSecurity.name.letters']
  ]
  for (const [name, message] of cases) assert.equal(validateField(NAME_RULES, name, {}), message, name)
})

test('judges passwords below, at and above their limits', () => {
  const length = ['errors.length', { min: 4, max: 16 }]
  const cases: [string, unknown][] = [
    ['', 'errors.required'],
    ['abc', length],
    ['abc1', undefined],
    ['a'.repeat(16), undefined],
    ['a'.repeat(17), length],
    ['abc-1', 'enhancedSecurity.password.letters'],
    ['비밀번호', 'enhancedSecurity.password.letters']
  ]
  for (const [password, message] of cases) assert.equal(validateField(PASSWORD_RULES, password, {}), message, password)
})

test('writes no administrator and no password, and reads its own file back', () => {
  const text = writeAccounts(KNOWN)
  assert.is(text, `${HEAD}\r\nShift1,,AC,no,yes,no,no\r\n`)
  const { accounts, problems } = readAccounts(text, KNOWN)
  assert.equal(problems, [])
  assert.equal(accounts, [
    { name: 'Shift1', classes: ['A', 'C'], browse: false, read: true, write: false, hidden: false }
  ])
})

test('finds columns by their titles and takes yes in the usual ways', () => {
  const { accounts, problems } = readAccounts(
    'hidden;ACCOUNT;classes;Password\r\nx;Kim;"b, a";kim2026\r\nFALSE;Lee;;lee2026\r\n',
    KNOWN
  )
  assert.equal(problems, [])
  assert.equal(
    accounts.map(({ name, classes, hidden, password }) => [name, classes, hidden, password]),
    [
      ['Kim', ['A', 'B'], true, 'kim2026'],
      ['Lee', [], false, 'lee2026']
    ]
  )
})

test('says by row and column what is wrong, and keeps the good rows', () => {
  const lines = [
    HEAD,
    'Kim,kim2026,A,yes,no,no,no',
    'K m,kim2026,A,yes,no,no,no',
    'kim,kim2026,A,yes,no,no,no',
    'administrator,,A,yes,no,no,no',
    'Lee,,A,yes,no,no,no',
    'Shift1,,AZ,maybe,no,no,no'
  ]
  assert.equal(problemsOf(...lines), [
    [3, 'Account', 'enhancedSecurity.name.letters'],
    [4, 'Account', 'enhancedSecurity.exists'],
    [5, 'Account', 'enhancedSecurity.administratorFixed'],
    [6, 'Password', 'errors.required'],
    [7, 'Classes', 'enhancedSecurity.import.classes'],
    [7, 'Browse', 'enhancedSecurity.import.yesNo']
  ])
  assert.equal(
    readAccounts(lines.join('\n'), KNOWN).accounts.map(({ name }) => name),
    ['Kim']
  )
})

test('refuses a file without titles, and says where a quotation mark is missing', () => {
  assert.equal(problemsOf('Kim,kim2026'), [[1, undefined, 'enhancedSecurity.import.noHead']])
  assert.equal(problemsOf(''), [[1, undefined, 'enhancedSecurity.import.noHead']])
  assert.ok(problemsOf(HEAD, '"Kim,kim2026,A').some(([, , message]) => message === 'enhancedSecurity.import.quotes'))
})

test('reads the effective time that leads a file', () => {
  const window = 'Effective,2026/11/01 00:00:00,2026/12/01 00:00:00'
  const { effectiveFrom, effectiveUntil, accounts } = readAccounts(`${window}\n${HEAD}\nKim,kim2026`, KNOWN)
  assert.equal([effectiveFrom, effectiveUntil], ['2026.11.01-00:00:00', '2026.12.01-00:00:00'])
  assert.is(accounts.length, 1)
  assert.equal(problemsOf('Effective,soon', HEAD)[0], [1, undefined, 'enhancedSecurity.import.time'])
})

test.run()
