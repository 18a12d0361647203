import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { countOf, type Intervals, includes, intervalsOf, union, within, without } from './intervals'

const test = suite('intervals')

const list = (...pairs: [number, number][]): Intervals => pairs.map(([first, last]) => ({ first, last }))

test('joins what overlaps or touches, and drops what is empty', () => {
  assert.equal(union(list([7, 9], [1, 3]), list([4, 5], [20, 19])), list([1, 5], [7, 9]))
  assert.equal(intervalsOf([1, 2, 3, 5, 8, 9].map(number => ({ number }))), list([1, 3], [5, 5], [8, 9]))
})

test('removes parts from the middle and from both ends', () => {
  assert.equal(without(list([1, 10]), list([0, 1], [4, 5], [10, 12])), list([2, 3], [6, 9]))
  assert.equal(without(list([1, 10]), []), list([1, 10]))
  assert.equal(within(list([1, 3], [6, 9]), { first: 3, last: 7 }), list([3, 3], [6, 7]))
})

test('counts and finds numbers', () => {
  assert.is(countOf(list([1, 3], [6, 9])), 7)
  assert.equal(
    [3, 4, 6].map(number => includes(list([1, 3], [6, 9]), number)),
    [true, false, true]
  )
})

test.run()
