import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { sameValue } from '../../../src/lib/form/same-value'

const test = suite('same value')

test('compares deeply', () => {
  const same: [unknown, unknown][] = [
    [1, 1],
    [Number.NaN, Number.NaN],
    [
      ['a', 'b'],
      ['a', 'b']
    ],
    [
      { a: 1, b: [2] },
      { b: [2], a: 1 }
    ],
    [null, null]
  ]
  for (const [one, other] of same) assert.ok(sameValue(one, other), JSON.stringify(one))
})

test('distinguishes different values', () => {
  const different: [unknown, unknown][] = [
    [1, '1'],
    [0, false],
    ['', null],
    [null, undefined],
    [
      ['a', 'b'],
      ['b', 'a']
    ],
    [['a'], ['a', 'b']],
    [[], {}],
    [{ a: undefined }, { b: undefined }],
    [{ a: 1 }, {}]
  ]
  for (const [one, other] of different) {
    assert.not.ok(sameValue(one, other), JSON.stringify([one, other]))
    assert.not.ok(sameValue(other, one), JSON.stringify([other, one]))
  }
})

test.run()
