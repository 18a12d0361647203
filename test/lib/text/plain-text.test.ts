import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { plainText } from '../../../src/lib/text/plain-text'

const test = suite('plain text')

test('removes invisible and bidirectional control characters', () => {
  const cases: [string, string][] = [
    ['ok', 'ok'],
    ['  two\r\n\tlines ', 'two lines'],
    ['a\u0000b\u001b[31mc\u007f\u0085d', 'a b [31mc d'],
    ['\u202eevil\u202c \u2066x\u2069\u200b\ufeff', 'evil x'],
    ['温度 온도 😀', '温度 온도 😀'],
    ['<b>&amp;', '<b>&amp;']
  ]
  for (const [text, plain] of cases) assert.is(plainText(text), plain)
})

test('truncates between characters', () => {
  assert.is(plainText('x'.repeat(300)), 'x'.repeat(300))
  assert.is(plainText('x'.repeat(301)), `${'x'.repeat(299)}…`)
  assert.is(plainText('😀'.repeat(5), 3), '😀😀…')
  assert.is(plainText('x'.repeat(10_000_000)).length, 300)
})

test.run()
