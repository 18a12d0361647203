import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { buildCsv } from '../../../src/lib/table-file/csv'
import { parseCsv } from '../../../src/lib/table-file/csv-parse'
import { withGuard, withoutGuard } from '../../../src/lib/table-file/formula-guard'
import { textCell } from '../../panel/exports/csv'

const test = suite('formula guard')

/** Texts of what separates cells, begins a formula or guards one. */
const hostile = fc
  .array(fc.constantFrom(',', ';', '\t', '\r', '\n', '"', "'", ' ', '\0', '=', '-', '＠', 'a', '1'), {
    maxLength: 12
  })
  .map(characters => characters.join(''))

/** The cells that a spreadsheet shows: it may split anywhere, and takes quotes and spaces away. */
const cellsAnywhere = (text: string) => text.split(/[,;\t\r\n]/).map(cell => cell.replace(/^["\s\p{Cc}]+/u, ''))

test('guards text that a spreadsheet would run after splitting it at another separator', () => {
  for (const [text, guarded] of [
    ['a;=1+1', "a;'=1+1"],
    ['a,"=1+1"', `a,"'=1+1"`],
    ['a\n-1', "a\n'-1"],
    [';\t =1', ";\t '=1"],
    ['\t=1', "'\t'=1"],
    ['-1+1', "'-1+1"],
    ['-1 000', "'-1 000"],
    ["a;'=1", "a;''=1"]
  ] as const)
    assert.is(withGuard(text), guarded)
})

test('leaves other text as it is', () => {
  for (const text of ['', '-5', '-0.25', 'a=1', 'a -1', 'a,b', 'a; b-c', '"a"', "it's", "'tis", "a,'b'"]) {
    assert.is(withGuard(text), text)
    assert.is(withoutGuard(text), text)
  }
})

test('leaves no formula in a file, wherever a spreadsheet splits it', () => {
  fc.assert(
    fc.property(fc.array(hostile, { minLength: 1, maxLength: 3 }), texts => {
      assert.equal(
        cellsAnywhere(buildCsv([texts])).filter(cell => /^(?!-\d+$)[=＝+\-＠]/.test(cell)),
        []
      )
    }),
    { numRuns: 2000 }
  )
})

test('is taken back exactly by an import, from files of the console and of the panel', () => {
  fc.assert(
    fc.property(hostile, text => {
      assert.is(withoutGuard(withGuard(text)), text)
      for (const file of [buildCsv([['x', text]]), `x;${textCell(text)}`, `x\t${textCell(text)}\r\n`])
        assert.equal(parseCsv(file).rows[0]?.cells.map(withoutGuard), ['x', text])
    }),
    { numRuns: 2000 }
  )
})

test('takes a long text in a time that grows with its length only', () => {
  for (const part of ['\t', ';', "'", ";'", ' ;=']) {
    const text = part.repeat(500_000)
    assert.is(withoutGuard(withGuard(text)), text)
  }
})

test.run()
