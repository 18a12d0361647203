import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { randomText } from '../../../src/lib/text/random-text'

test('has the wanted length and only the given characters, each of them', () => {
  // Of 200 characters, 56 in 256 bytes are drawn again.
  const characters = String.fromCharCode(...Array.from({ length: 200 }, (_, index) => 0x100 + index))
  const text = randomText(characters, 10_000)
  assert.is(text.length, 10_000)
  assert.equal([...new Set(text)].sort().join(''), characters)
})

test('favours no character', () => {
  const characters = String.fromCharCode(...Array.from({ length: 200 }, (_, index) => 0x100 + index))
  const text = randomText(characters, 50_000)
  // Bytes taken modulo 200 would give the first 56 characters 44 % of the text in place of 28 %.
  const first = [...text].filter(character => character < characters.charAt(56)).length
  assert.ok(first > 13_000 && first < 15_000, `${first}`)
})

test.run()
