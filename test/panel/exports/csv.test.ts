import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { csvLines, fileNameOf, textCell } from './csv'
import type { Cell } from './table'

const test = suite('CSV')

const line = (cells: Cell[], separator: ';' | ',' = ';') =>
  [...csvLines(['A'], [cells], { separator, decimal: separator === ';' ? ',' : '.' })][1]

test('writes numbers bare with all digits, and nothing for what is no number', () => {
  assert.is(line([-0.1, 1e21, Number.NaN, Number.POSITIVE_INFINITY, null, true]), '-0,1;1e+21;;;;true\r\n')
})

test('quotes text with quotes, line ends and any separator', () => {
  assert.is(line(['a;b', 'a,b', 'say "x"', 'two\nlines']), '"a;b";"a,b";"say ""x""";"two\nlines"\r\n')
  assert.is(line(['a;b', 'a\tb'], ','), '"a;b","a\tb"\r\n')
})

test('guards text that a spreadsheet would run', () => {
  for (const start of '=+-@\t\r\n\0＝＋－＠') assert.match(textCell(`${start}1`), /^"?'/, JSON.stringify(start))
  for (const text of ['1', 'a=1', 'a -1', "it's"]) assert.is(textCell(text), text)
  assert.equal([' =1', "'=1", "''=1"].map(textCell), ["' =1", "''=1", "'''=1"])
})

test('guards text that a spreadsheet would run after splitting it at another separator', () => {
  for (const gap of [',', ';', '\t', '\r\n', ';"', ';; ', ';\t'])
    for (const start of '=+-@＝＋－＠')
      assert.is(textCell(`a${gap}${start}1`), `"a${gap.replaceAll('"', '""')}'${start}1"`, JSON.stringify(gap + start))
})

test('names the file so that it stays in its folder and can be sent, whatever the log is called', () => {
  assert.is(fileNameOf('csv', 'line2', '../../etc/passwd'), 'line2-..-..-etc-passwd.csv')
  assert.is(fileNameOf('csv', '..', '\u202e\0=1'), '1.csv')
  assert.is(fileNameOf('csv', '', '***'), 'export.csv')
  const long = fileNameOf('csv', 'ab', '𠮷'.repeat(200))
  assert.not.throws(() => encodeURIComponent(long))
})

test.run()
