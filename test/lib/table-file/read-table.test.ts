import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { length, required } from '../../../src/lib/form/rules'
import { type FileColumns, textCell, yesNoCell } from '../../../src/lib/table-file/column'
import { buildCsv } from '../../../src/lib/table-file/csv'
import { readTable, type Table, type TableFormat } from '../../../src/lib/table-file/read-table'
import { rejectedRows } from '../../../src/lib/table-file/rejected-rows'
import { titlesOf } from '../../../src/lib/table-file/save-csv'

interface Row {
  name: string
  mail: string
  night: boolean
}

const columns: FileColumns<Row> = {
  name: { title: 'Name', required: true, parse: textCell(required, length(1, 5)) },
  mail: { title: 'Mail', aliases: ['E-Mail'], required: true, parse: textCell() },
  night: { title: 'Night', parse: yesNoCell(false) }
}

const test = suite('read table')

function read(text: string, more: Partial<TableFormat<Row>> = {}): Table<Row> {
  const table = readTable(text, { columns, maxRows: 3, ...more })
  if (table.status === 'unreadable') throw new Error(JSON.stringify(table))
  return table
}

function reasonOf(text: string, more: Partial<TableFormat<Row>> = {}) {
  const table = readTable(text, { columns, maxRows: 3, ...more })
  return table.status === 'unreadable' ? [table.reason, ...table.details] : undefined
}

test('finds columns by title or alias, in any case and order and with blanks around, and ignores unknown ones', () => {
  const { rows } = read('\ufeffNIGHT;Shift; e-mail;name \r\nx;1;a@b; Ann \r\n')
  assert.equal(
    rows.map(({ line, values, errors }) => ({ line, values, errors })),
    [{ line: 2, values: { name: 'Ann', mail: 'a@b', night: true }, errors: [] }]
  )
})

test('prefers the exact title when two differ in case only', () => {
  const titles = { name: { ...columns.name, title: 'a' }, mail: { ...columns.mail, title: 'A' }, night: columns.night }
  assert.equal(read('A,a\n1,2', { columns: titles }).rows[0]?.values, { name: '2', mail: '1', night: false })
})

const inLanguages: FileColumns<{ name: string; note: string }> = {
  name: { title: 'Name', local: { ja: '名前', ko: '이름' }, required: true, parse: textCell() },
  note: { title: '名前', required: true, parse: textCell() }
}

test('finds columns by their titles in every language, whatever the language of the page is', () => {
  for (const head of ['Name,名前', '名前,名前', '이름,名前']) {
    const table = readTable(`${head}\nAnn,tall`, { columns: inLanguages, maxRows: 3 })
    assert.equal(table.status === 'readable' && table.rows[0]?.values, { name: 'Ann', note: 'tall' }, head)
  }
  assert.equal(titlesOf(inLanguages, 'ko'), ['이름', '名前'])
})

test('reports row and column of each error', () => {
  const { rows } = read('Name,Mail,Night\nFlorence,a@b,perhaps\n,a@b,no')
  assert.equal(
    rows.map(({ line, errors }) => [line, errors]),
    [
      [
        2,
        [
          { field: 'name', message: ['errors.length.most', { max: 5 }] },
          { field: 'night', message: 'common.import.yesNo' }
        ]
      ],
      [3, [{ field: 'name', message: 'errors.required' }]]
    ]
  )
})

test('accepts the common spellings of yes and no', () => {
  const parse = yesNoCell(true)
  for (const cell of ['yes', 'TRUE', '1', 'on', 'x', ' ', 'はい', '예']) assert.equal(parse(cell).value, true, cell)
  for (const cell of ['no', 'False', '0', 'off', 'いいえ', '아니요'])
    assert.equal(parse(cell), { value: false, error: undefined }, cell)
})

test('reports why a file is unreadable', () => {
  const missing = (names: string) => ['common.import.columns', ['common.import.missing', { columns: names }]]
  assert.equal(reasonOf(''), missing('Name, Mail'))
  assert.equal(reasonOf('Name,Night\nAnn,no'), missing('Mail'))
  assert.equal(reasonOf('Name,Mail\n'), ['common.import.noRows'])
  assert.equal(reasonOf('Name,Mail\n1,1\n2,2\n3,3'), undefined)
  assert.equal(reasonOf('Name,Mail\n1,1\n2,2\n3,3\n4,4'), [['common.import.tooMany', { most: 3 }]])
  assert.equal(reasonOf('Name,Mail\nAnn,"a@b'), [['common.import.broken', { line: 2, column: 2 }]])
  assert.equal(reasonOf('Name,Mail\n"Ann"a,a@b'), [['common.import.broken', { line: 2, column: 1 }]])
})

test('refuses unknown titles if the format lists those it ignores', () => {
  const strict = { ignoredTitles: ['Changed at'] }
  assert.equal(reasonOf('Name,Mail,Changed at,Problem,,\nAnn,a@b,,,,', strict), undefined)
  assert.equal(reasonOf('Name,Mail,Room,\u202e\nAnn,a@b,1,2', strict), [
    'common.import.columns',
    ['common.import.unknown', { columns: 'Room, –' }]
  ])
})

test('reads a row above the titles that describes the file', () => {
  const preamble: TableFormat<Row>['preamble'] = {
    mark: '#list',
    validate: ([, name]) =>
      name === 'old'
        ? { severity: 'warning', message: 'errors.refused' }
        : { severity: 'error', message: 'errors.email' }
  }
  const table = read('#LIST,old\nName,Mail\nAnn,a@b', { preamble })
  assert.equal([table.warning, table.preamble?.cells, table.rows.length], ['errors.refused', ['#LIST', 'old'], 1])
  assert.equal(reasonOf('#list,other\nName,Mail\nAnn,a@b', { preamble }), ['errors.email'])
  assert.is(read('Name,Mail\nAnn,a@b', { preamble }).preamble, undefined)
})

test('reads the titles and cells that an export writes', () => {
  const exported = buildCsv([titlesOf(columns), ['=Ann', '-a@b', 'yes']])
  assert.is(exported, "Name,Mail,Night\r\n'=Ann,'-a@b,yes\r\n")
  assert.equal(read(exported).rows[0]?.values, { name: '=Ann', mail: '-a@b', night: true })
})

test('writes rejected rows as a file that can be imported after correction', () => {
  const table = read('#list,old\nName,Mail,problem,Room\nFlorence,a@b,old problem,1', {
    preamble: { mark: '#list', validate: () => undefined }
  })
  const rows = rejectedRows(table, [{ row: table.rows[0]!, problem: 'Name: too long' }])
  assert.equal(rows, [
    ['#list', 'old'],
    ['Name', 'Mail', 'Room', 'problem'],
    ['Florence', 'a@b', '1', 'Name: too long']
  ])
})

test('keeps guarded text of rejected rows as it was', () => {
  const exported = buildCsv([
    ['Name', 'Mail'],
    ['Florence', "'=a;-b"]
  ])
  const table = read(exported)
  const again = read(buildCsv(rejectedRows(table, [{ row: table.rows[0]!, problem: 'Name: too long' }])))
  assert.equal([table.rows[0]?.values.mail, again.rows[0]?.values.mail], ["'=a;-b", "'=a;-b"])
})

test.run()
