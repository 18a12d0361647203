import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createImport, MOST_CONTACTS } from '../../../src/screens/email/import'
import { contactsCsv } from '../../panel/mail/email-contacts-handlers'
import { errorsIn, pickText, reasonOf } from '../../setup/table-file'

const test = suite('import of contacts')
const KNOWN = [{ id: 'mika', name: 'Mika Sato', mail: 'mika@plant.example', groups: ['A', 'C'] }]

const create = () =>
  createImport(
    () => KNOWN,
    () => {}
  )

test('compares each row with the contact of the same mail', async () => {
  const rows = await pickText(
    create(),
    'Email address;Groups;Name\r\nneu@plant.example;b a;Neu\r\nMIKA@plant.example;A,C;Mika Sato\r\nmika@plant.example;;x\r\n'
  )
  assert.equal(
    rows.map(({ values: { name, groups }, outcome }) => [name, groups, outcome]),
    [
      ['Neu', ['A', 'B'], 'added'],
      ['Mika Sato', ['A', 'C'], 'changed'],
      ['x', [], 'rejected']
    ]
  )
  assert.equal(errorsIn(rows), [[4, 'mail', ['common.import.repeated', { line: 3 }]]])
})

test('accepts other titles for mail and groups, and detects unchanged contacts', async () => {
  const rows = await pickText(create(), 'Name,E-Mail,Group\nMika Sato,mika@plant.example,A C\n')
  assert.is(rows[0]?.outcome, 'unchanged')
})

test("reads the panel's export, for programs and in each language", async () => {
  const [mika] = KNOWN
  for (const language of [undefined, 'en', 'ja', 'ko'] as const) {
    const [row] = await pickText(create(), contactsCsv([mika!], language))
    assert.is(row?.outcome, 'unchanged', language)
  }
})

test('reports errors by row and column', async () => {
  assert.equal(errorsIn(await pickText(create(), 'Name,Mail,Groups\n,a@c,Q\nAnn,a,AB\n')), [
    [2, 'name', 'errors.required'],
    [2, 'groups', ['email.import.strangeGroup', { letter: 'Q' }]],
    [3, 'mail', 'errors.email'],
    [3, 'groups', ['email.import.strangeGroup', { letter: 'AB' }]]
  ])
})

test('requires the columns Name and Email address', async () => {
  assert.equal(await reasonOf(create(), 'Name,Groups\nMika,A\n'), [
    'common.import.columns',
    ['common.import.missing', { columns: 'Email address' }]
  ])
})

test('counts only added contacts against the capacity', async () => {
  const rows = (count: number) => `Name,Mail\n${Array.from({ length: count }, (_, at) => `N,m${at}@c`).join('\n')}\n`
  assert.equal(errorsIn(await pickText(create(), `${rows(MOST_CONTACTS - 1)}Mika,mika@plant.example\n`)), [])
  assert.equal(errorsIn(await pickText(create(), rows(MOST_CONTACTS))), [
    [MOST_CONTACTS + 1, undefined, ['email.import.tooMany', { most: MOST_CONTACTS }]]
  ])
})

test.run()
