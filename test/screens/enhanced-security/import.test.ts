import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { RuntimeAccount } from '../../../src/api/enhanced-security'
import { validateField } from '../../../src/lib/form/validate-field'
import { buildCsv } from '../../../src/lib/table-file/csv'
import { NAME_RULES, PASSWORD_RULES } from '../../../src/screens/enhanced-security/account-rules'
import { createImport, validateEffective } from '../../../src/screens/enhanced-security/import'
import { exportedAccounts } from '../../../src/screens/enhanced-security/model'
import { errorsIn, pickText, reasonOf } from '../../setup/table-file'

const test = suite('import of runtime accounts')
const HEAD = 'Account,Password,Classes,Browse,Read,Write,Hidden'
const WITH_VALIDITY = `${HEAD},Validity (minutes)`

const account = (name: string, more: Partial<RuntimeAccount> = {}): RuntimeAccount => ({
  id: name.toLowerCase(),
  username: name,
  classes: [],
  browse: false,
  read: false,
  write: false,
  hidden: false,
  valid_minutes: null,
  expires_at: null,
  administrator: false,
  password_set: true,
  logged_in: false,
  ...more
})

const KNOWN = [
  account('administrator', { administrator: true }),
  account('Shift1', { classes: ['A', 'C'], read: true })
]

test('validates names below, at and above their limits', () => {
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

test('validates passwords below, at and above their limits', () => {
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

const create = (most = 11, known = KNOWN) =>
  createImport(
    {
      project: 'Line',
      in_use: true,
      remote_login: 'possible',
      max_accounts: most,
      classes: [],
      accounts: { items: known, total: known.length }
    },
    () => {}
  )

test('writes no administrator and no password, and reads its own file back', async () => {
  const text = buildCsv(exportedAccounts(KNOWN))
  assert.is(text, `${WITH_VALIDITY}\r\nShift1,,AC,no,yes,no,no,permanent\r\n`)
  const [row, ...others] = await pickText(create(), text)
  assert.equal([row?.outcome, others.length], ['unchanged', 0])
})

for (const [language, cells] of [
  ['en', 'Shift1,,AC,No,Yes,No,No,Permanent'],
  ['ja', 'Shift1,,AC,いいえ,はい,いいえ,いいえ,無期限'],
  ['ko', 'Shift1,,AC,아니요,예,아니요,아니요,무기한']
] as const)
  test(`writes codes for people, and reads them back: ${language}`, async () => {
    const text = buildCsv(exportedAccounts(KNOWN, language))
    assert.is(text.split('\r\n')[1], cells)
    const [row] = await pickText(create(), text)
    assert.is(row?.outcome, 'unchanged')
  })

test('reads the title of the validity as earlier versions write it', async () => {
  const [row] = await pickText(create(), `${HEAD},Valid minutes\nKim,kim2026,,,,,,60\n`)
  assert.is(row?.values.valid_minutes, 60)
})

test('finds columns by their titles and accepts classes in the usual spellings', async () => {
  const rows = await pickText(
    create(),
    'hidden;ACCOUNT;classes;Password\r\nx;Kim;"b, a";kim2026\r\nFALSE;Lee;;lee2026\r\n'
  )
  assert.equal(
    rows.map(({ outcome, values: { username, classes, hidden, password } }) => [
      outcome,
      username,
      classes,
      hidden,
      password
    ]),
    [
      ['added', 'Kim', ['A', 'B'], true, 'kim2026'],
      ['added', 'Lee', [], false, 'lee2026']
    ]
  )
})

test('reports errors by row and column, and keeps the valid rows', async () => {
  const lines = [
    HEAD,
    'Kim,kim2026,A,yes,no,no,no',
    'K m,kim2026,A,yes,no,no,no',
    'kim,kim2026,A,yes,no,no,no',
    'administrator,,A,yes,no,no,no',
    'Lee,,A,yes,no,no,no',
    'Shift1,,AZ,maybe,no,no,no',
    'Park,park2026,,no,yes,yes,no'
  ]
  const rows = await pickText(create(), lines.join('\n'))
  assert.equal(errorsIn(rows), [
    [3, 'username', 'enhancedSecurity.name.letters'],
    [4, 'username', ['common.import.repeated', { line: 2 }]],
    [5, 'username', 'enhancedSecurity.administratorFixed'],
    [6, 'password', 'errors.required'],
    [7, 'classes', 'enhancedSecurity.import.classes'],
    [7, 'browse', 'common.import.yesNo'],
    [8, 'write', 'enhancedSecurity.writeRequires']
  ])
  assert.equal(
    rows.filter(({ outcome }) => outcome === 'added').map(({ values }) => values.username),
    ['Kim']
  )
})

test('keeps an empty validity, and reads what an export writes for a temporary account', async () => {
  const temporary = account('Shift1', { classes: ['A', 'C'], read: true, valid_minutes: 60 })
  const importing = () => create(11, [KNOWN[0]!, temporary])
  const own = await pickText(importing(), buildCsv(exportedAccounts([temporary])))
  assert.equal([own[0]?.outcome, own[0]?.values.valid_minutes], ['unchanged', 60])
  const rows = await pickText(
    importing(),
    [
      ...[WITH_VALIDITY, 'Shift1,,AC,no,yes,no,no,', 'Kim,kim2026,,,,,,0', 'Lee,lee2026,,,,,,525600'],
      ...['Park,park2026,,,,,,525601', 'Choi,choi2026,,,,,,1.5']
    ].join('\n')
  )
  assert.equal(rows.map(({ outcome, values: { valid_minutes } }) => [outcome, valid_minutes]).slice(0, 3), [
    ['unchanged', undefined],
    ['added', 0],
    ['added', 525_600]
  ])
  const message = ['enhancedSecurity.import.minutes', { most: 525_600 }]
  assert.equal(errorsIn(rows), [
    [5, 'valid_minutes', message],
    [6, 'valid_minutes', message]
  ])
  const [permanent] = await pickText(importing(), `${WITH_VALIDITY}\nShift1,,AC,no,yes,no,no,Permanent`)
  assert.equal([permanent?.outcome, permanent?.values.valid_minutes], ['changed', null])
})

test('adds no more accounts than the project allows', async () => {
  const rows = await pickText(create(2), 'Account,Password\nKim,kim2026\nLee,lee2026\nShift1,new2026')
  assert.equal(
    rows.map(({ outcome }) => outcome),
    ['added', 'rejected', 'changed']
  )
})

test('requires the column Account', async () => {
  assert.equal(await reasonOf(create(), 'Kim,kim2026'), [
    'common.import.columns',
    ['common.import.missing', { columns: 'Account' }]
  ])
})

test('validates the effective time above the titles', async () => {
  const effective = (times: string) => `Effective,${times}\n${HEAD}\nKim,kim2026`
  assert.is(await reasonOf(create(), effective('2026/11/01 00:00:00,2026/12/01 00:00:00')), undefined)
  assert.is(await reasonOf(create(), effective(',')), undefined)
  assert.equal(await reasonOf(create(), effective('soon')), ['enhancedSecurity.import.time'])
  const at = (times: string, now: number | undefined) =>
    validateEffective(['Effective', ...times.split(',')], now)?.message
  const now = Date.UTC(2026, 10, 21, 9, 41)
  const outside = 'enhancedSecurity.outsideTime'
  assert.equal([at(',2026/11/21 09:00:00', now), at('2026/11/22 00:00:00,', now)], [outside, outside])
  assert.equal(
    [at('2026/11/21 00:00:00,2026/11/22 00:00:00', now), at(',2026/11/20 00:00:00', undefined)],
    [undefined, undefined]
  )
})

test.run()
