import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Message } from '../../src/lib/text/message'
import { MOST_CONTACTS, readContacts } from '../../src/screens/email/contacts-csv'

const test = suite('contacts of a file')
const KNOWN = [{ id: 'mika', name: 'Mika Sato', mail: 'mika@plant.example', groups: ['A', 'C'] }]

const problemsOf = (text: string) =>
  readContacts(text, KNOWN).problems.map(({ line, column, message }): [number, string | undefined, Message] => [
    line,
    column,
    message
  ])

test('says what each row would do', () => {
  const { contacts, problems } = readContacts(
    '\ufeffMail;Groups;Name\r\nneu@plant.example;b a;Neu\r\nMIKA@plant.example;A,C;Mika Sato\r\nmika@plant.example;;x\r\n',
    KNOWN
  )
  assert.equal(
    contacts.map(({ name, groups, fate }) => [name, groups, fate]),
    [
      ['Neu', ['A', 'B'], 'new'],
      ['Mika Sato', ['A', 'C'], 'changed'],
      ['x', [], 'changed']
    ]
  )
  assert.equal(problems, [{ line: 4, column: 'mail', message: ['email.import.twice', { line: 3 }] }])
})

test('leaves what is the same alone, and takes off the guard of an export', () => {
  const { contacts } = readContacts(
    "Name,E-Mail,Group\nMika Sato,mika@plant.example,A C\n'=SUM,sum@plant.example,\n",
    KNOWN
  )
  assert.equal(
    contacts.map(({ name, fate }) => [name, fate]),
    [
      ['Mika Sato', 'same'],
      ['=SUM', 'new']
    ]
  )
})

test('finds errors by row and column', () => {
  assert.equal(problemsOf('Name,Mail,Groups\n,a@c,Q\nAnn,a,AB\n"Bo",b@c,"P\n'), [
    [2, 'name', 'errors.required'],
    [2, 'groups', ['email.import.strangeGroup', { letter: 'Q' }]],
    [3, 'mail', 'errors.email'],
    [3, 'groups', ['email.import.strangeGroup', { letter: 'AB' }]],
    [4, undefined, 'email.import.quotes']
  ])
})

test('wants a head and at least one row', () => {
  for (const text of ['', 'Mika,mika@plant.example\n', 'Name,Groups\nMika,A\n'])
    assert.equal(problemsOf(text), [[1, undefined, 'email.import.noHead']])
  assert.equal(problemsOf('Name,Mail\n'), [[1, undefined, 'email.import.noRows']])
})

test('counts only what is added against the room there is', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, at) => `N,m${at}@c`).join('\n')
  assert.equal(problemsOf(`Name,Mail\n${rows(MOST_CONTACTS - 1)}`), [])
  assert.equal(problemsOf(`Name,Mail\n${rows(MOST_CONTACTS)}`), [
    [MOST_CONTACTS + 1, undefined, ['email.import.tooMany', { most: MOST_CONTACTS }]]
  ])
  assert.equal(problemsOf(`Name,Mail\n${rows(MOST_CONTACTS - 1)}\nMika,mika@plant.example\n`), [])
})

test.run()
