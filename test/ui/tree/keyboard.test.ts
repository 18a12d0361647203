import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { commandOf, type TreeCommand } from '../../../src/ui/tree/keyboard'
import { rowsOf } from './rows'

const test = suite('keyboard of a tree')

const ROWS = rowsOf('- Filler', '  - Tank 1', '    Level', '    Temperature', '  + Tank 2', '  Speed', '+ Washer')
const NO_KEYS = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }
const ROWS_PER_PAGE = 3

function pressed(keys: string, from: string): TreeCommand | undefined {
  const parts = keys.split('+')
  const event = {
    ...NO_KEYS,
    key: parts[parts.length - 1] ?? '',
    ctrlKey: parts.includes('Ctrl'),
    metaKey: parts.includes('Cmd'),
    shiftKey: parts.includes('Shift'),
    altKey: parts.includes('Alt')
  }
  return commandOf(event, ROWS, indexOf(from), () => ROWS_PER_PAGE)
}

const indexOf = (name: string) => ROWS.findIndex(row => row.name === name)
const to = (name: string, choice = 'only') => ({ type: 'choose', index: indexOf(name), choice })

const TABLE: [keys: string, from: string, command: object | undefined][] = [
  ['ArrowDown', '', to('Filler')],
  ['ArrowDown', 'Filler', to('Tank 1')],
  ['ArrowDown', 'Washer', to('Washer')],
  ['ArrowUp', '', to('Washer')],
  ['ArrowUp', 'Tank 1', to('Filler')],
  ['ArrowUp', 'Filler', to('Filler')],
  ['Home', 'Speed', to('Filler')],
  ['End', 'Filler', to('Washer')],
  ['PageDown', 'Filler', to('Temperature')],
  ['PageDown', 'Speed', to('Washer')],
  ['PageUp', 'Speed', to('Level')],
  ['PageUp', 'Tank 1', to('Filler')],
  ['ArrowRight', 'Washer', { type: 'expand', id: 'washer', expanded: true }],
  ['ArrowRight', 'Filler', to('Tank 1')],
  ['ArrowRight', 'Level', undefined],
  ['ArrowLeft', 'Filler', { type: 'expand', id: 'filler', expanded: false }],
  ['ArrowLeft', 'Tank 2', to('Filler')],
  ['ArrowLeft', 'Temperature', to('Tank 1')],
  ['ArrowLeft', 'Speed', to('Filler')],
  ['ArrowLeft', 'Washer', undefined],
  ['*', 'Tank 1', { type: 'expand-siblings' }],
  ['Enter', 'Speed', { type: 'activate' }],
  [' ', 'Speed', to('Speed', 'toggle')],
  ['Ctrl+ ', 'Speed', to('Speed', 'toggle')],
  ['Shift+ ', 'Speed', to('Speed', 'range')],
  ['Shift+ArrowDown', 'Level', to('Temperature', 'range')],
  ['Shift+ArrowUp', 'Level', to('Tank 1', 'range')],
  ['Shift+End', 'Level', to('Washer', 'range')],
  ['Ctrl+ArrowDown', 'Level', to('Temperature', 'focus')],
  ['Cmd+ArrowDown', 'Level', to('Temperature', 'focus')],
  ['Ctrl+a', 'Level', { type: 'select-all' }],
  ['Cmd+a', 'Level', { type: 'select-all' }],
  ['Ctrl+Enter', 'Level', undefined],
  ['Alt+ArrowLeft', 'Level', undefined],
  ['Delete', 'Level', undefined],
  ['s', 'Level', undefined],
  ['Enter', '', undefined]
]

for (const [keys, from, command] of TABLE)
  test(`${keys === ' ' ? 'Space' : keys} ${from ? `on ${from}` : 'without a focused row'}`, () => {
    assert.equal(pressed(keys, from), command)
  })

test('an empty tree uses no keys', () => {
  assert.is(
    commandOf({ ...NO_KEYS, key: 'Home' }, [], -1, () => ROWS_PER_PAGE),
    undefined
  )
})

test.run()
