import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { buildCsv, csvFile } from '../../../src/lib/table-file/csv'

const test = suite('csv')

test('ends every row with CR LF', () => {
  assert.is(buildCsv([]), '')
  assert.is(
    buildCsv([
      ['a', 'b'],
      ['c', null, undefined, '']
    ]),
    'a,b\r\nc,,,\r\n'
  )
})

test('quotes cells that would break a row, also where a spreadsheet is set to another separator', () => {
  assert.is(
    buildCsv([['a,b', 'say "no"', 'two\nlines', 'cr\r', 'a;b']]),
    '"a,b","say ""no""","two\nlines","cr\r","a;b"\r\n'
  )
})

test('keeps text from running as a formula', () => {
  const texts = [
    '=1+1',
    '+1',
    '-1+1',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '\nx',
    '\0x',
    '＝1',
    '＋1',
    '－1',
    '＠A1',
    ' =1',
    "'=1",
    'a=1'
  ]
  assert.is(
    buildCsv(texts.map(text => [text])),
    `'=1+1\r\n'+1\r\n'-1+1\r\n'@SUM(A1)\r\n"'\tx"\r\n"'\rx"\r\n"'\nx"\r\n'\0x\r\n'＝1\r\n'＋1\r\n'－1\r\n'＠A1\r\n' =1\r\n''=1\r\na=1\r\n`
  )
  assert.is(buildCsv([['=A1,"x"']]), `"'=A1,""x"""\r\n`)
})

test('does not quote finite numbers and leaves others empty', () => {
  assert.is(buildCsv([[0, -1.5, 24310, Number.NaN, Infinity, -Infinity]]), '0,-1.5,24310,,,\r\n')
})

test('marks its files as UTF-8', async () => {
  const bytes = new Uint8Array(await csvFile('表').arrayBuffer())
  assert.equal([...bytes.slice(0, 3)], [0xef, 0xbb, 0xbf])
  assert.is(bytes.length, 6)
})

test.run()
