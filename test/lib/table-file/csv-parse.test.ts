import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { buildCsv } from '../../../src/lib/table-file/csv'
import { parseCsv } from '../../../src/lib/table-file/csv-parse'
import { withoutGuard } from '../../../src/lib/table-file/formula-guard'

const test = suite('csv parse')
const cellsOf = (text: string) => parseCsv(text).rows.map(({ cells }) => cells)

test('reads rows with any line ends', () => {
  for (const end of ['\n', '\r\n', '\r']) {
    assert.equal(cellsOf(`a,b${end}c,d`), [
      ['a', 'b'],
      ['c', 'd']
    ])
    assert.equal(cellsOf(`a,b${end}c,d${end}`), [
      ['a', 'b'],
      ['c', 'd']
    ])
  }
  assert.equal(cellsOf(''), [])
})

test('reads empty cells and skips empty lines', () => {
  assert.equal(cellsOf('a,,\n\n,\n,b'), [
    ['a', '', ''],
    ['', 'b']
  ])
})

test('reads quoted cells with separators, quotes and line ends', () => {
  assert.equal(cellsOf('"a,b","say ""no""","two\r\nlines",""'), [['a,b', 'say "no"', 'two\r\nlines', '']])
  assert.equal(cellsOf('a"b,c""d'), [['a"b', 'c""d']])
})

test('detects the separator, ignoring quoted text', () => {
  const cases: [string, string][] = [
    ['a,b', ','],
    ['a;b,c;d', ';'],
    ['a\tb', '\t'],
    ['"a,b,c";d', ';'],
    ['alone', ','],
    ['a;b\nc,d,e,f', ';'],
    ['Tag;Value, Unit, Note\nSpeed;1,5\nLevel;2,5', ';'],
    ['Name, first;Size\nSmith, Ann;1\nBo;2', ';'],
    ['#list;"a,b,c,d";e\n1;2;3;4\n5;6;7;8', ';'],
    ['sep=;\na,b;c', ';']
  ]
  for (const [text, separator] of cases) assert.is(parseCsv(text).separator, separator, text)
})

test('removes the byte order mark and the line that declares the separator', () => {
  assert.equal(cellsOf('\ufeffname;mail\r\nA;a@b'), [
    ['name', 'mail'],
    ['A', 'a@b']
  ])
  assert.equal(parseCsv('\ufeffsep=;\r\na;b').rows, [{ line: 2, cells: ['a', 'b'] }])
})

test('reports the line on which each row begins', () => {
  const { rows } = parseCsv('a,b\n"two\nlines",c\n\nd,e\n')
  assert.equal(
    rows.map(({ line }) => line),
    [1, 2, 5]
  )
})

test('reports where quotes are invalid and continues', () => {
  const trailing = parseCsv('a,"b"c\nd,e')
  assert.equal(trailing.problems, [{ line: 1, column: 2, problem: 'text-after-quote' }])
  assert.equal(trailing.rows[1]?.cells, ['d', 'e'])
  const unclosed = parseCsv('a,b\nc,"d\ne,f')
  assert.equal(unclosed.problems, [{ line: 2, column: 2, problem: 'unclosed-quote' }])
  assert.equal(unclosed.rows[1]?.cells, ['c', 'd\ne,f'])
})

test('reads files that the console wrote', () => {
  const rows = [
    ['=1', 'a,b'],
    ['say "no"', 'two\nlines'],
    ['', '-x'],
    ['＝1', '\nx']
  ]
  assert.equal(
    cellsOf(buildCsv(rows)).map(cells => cells.map(withoutGuard)),
    rows
  )
})

test('reads a large quoted cell', () => {
  const large = 'x""'.repeat(500_000)
  assert.is(cellsOf(`"${large}",b`)[0]?.[0]?.length, 1_000_000)
})

test.run()
