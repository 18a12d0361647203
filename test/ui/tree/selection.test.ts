import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Choice, choiceOf, choose } from '../../../src/ui/tree/selection'
import { rowsOf } from './rows'

const test = suite('selection in a tree')

const ROWS = rowsOf('a', 'b', 'c', 'd', 'e')
const KEYS = { ctrlKey: false, metaKey: false, shiftKey: false }

function chosen(index: number, choice: Choice, { selected = 'b', anchor = 'b' } = {}): string {
  const { focused, selected: next } = choose(ROWS, new Set(selected), index, choice, anchor)
  return `${focused}: ${[...next].join('')}`
}

test('a plain choice selects this row only', () => {
  assert.is(chosen(3, 'only', { selected: 'abc' }), 'd: d')
})

test('a toggle adds a row and removes it again', () => {
  assert.is(chosen(3, 'toggle'), 'd: bd')
  assert.is(chosen(3, 'toggle', { selected: 'bd' }), 'd: b')
})

test('a range reaches from its beginning in both directions', () => {
  assert.is(chosen(3, 'range'), 'd: bcd')
  assert.is(chosen(0, 'range', { selected: 'bcd' }), 'a: ab')
})

test('a range whose beginning is no longer visible is one row', () => {
  assert.is(chosen(3, 'range', { anchor: 'gone' }), 'd: d')
})

test('the focus moves without a selection', () => {
  assert.is(chosen(4, 'focus'), 'e: b')
})

test('Ctrl and Command toggle, Shift selects a range', () => {
  assert.is(choiceOf(KEYS), 'only')
  assert.is(choiceOf({ ...KEYS, ctrlKey: true }), 'toggle')
  assert.is(choiceOf({ ...KEYS, metaKey: true }), 'toggle')
  assert.is(choiceOf({ ...KEYS, shiftKey: true, ctrlKey: true }), 'range')
})

test.run()
