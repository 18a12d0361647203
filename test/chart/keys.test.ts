import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { actionOf, type KeyAction } from '../../src/chart/keys'

const none = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }

test('maps each key to its action', () => {
  const rows: [key: string, held: Partial<typeof none>, action: KeyAction | undefined][] = [
    ['ArrowLeft', {}, { action: 'step', records: -1, selecting: false }],
    ['ArrowRight', { shiftKey: true }, { action: 'step', records: 1, selecting: true }],
    ['ArrowRight', { ctrlKey: true }, { action: 'move', fraction: 0.25 }],
    ['PageUp', {}, { action: 'move', fraction: -0.25 }],
    ['+', { shiftKey: true }, { action: 'zoom', factor: 0.5 }],
    ['=', {}, { action: 'zoom', factor: 0.5 }],
    ['-', {}, { action: 'zoom', factor: 2 }],
    ['Home', {}, { action: 'all' }],
    ['End', {}, { action: 'last' }],
    ['Escape', {}, { action: 'clear' }],
    ['ArrowUp', {}, undefined],
    ['Tab', {}, undefined]
  ]
  for (const [key, held, action] of rows) assert.equal(actionOf({ key, ...none, ...held }), action, key)
})

test('ignores key combinations of browser and system', () => {
  assert.is(actionOf({ key: 'ArrowLeft', ...none, altKey: true }), undefined)
  assert.is(actionOf({ key: '-', ...none, ctrlKey: true }), undefined)
  assert.is(actionOf({ key: '+', ...none, metaKey: true }), undefined)
})

test.run()
