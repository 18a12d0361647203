import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { copyName } from '../../../src/lib/text/copy-name'

const copyOf = (name: string, longest: number, ...taken: string[]) => copyName(name, longest, it => taken.includes(it))

test('takes the first number that is free', () => {
  assert.is(copyOf('Cola', 32), 'Cola (2)')
  assert.is(copyOf('Cola', 32, 'Cola (2)', 'Cola (3)'), 'Cola (4)')
})

test('shortens a long name by whole characters, and leaves no blank before the number', () => {
  assert.is(copyOf('abcdefgh', 8), 'abcd (2)')
  assert.is(copyOf('😀😀😀😀😀😀', 6), '😀😀 (2)')
  assert.is(copyOf('Line 4 filler', 9), 'Line (2)')
})

test.run()
