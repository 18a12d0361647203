import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { deedOf, type KeyDeed } from '../../src/chart/keys'

const none = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }

test('knows what each key does', () => {
  const rows: [key: string, held: Partial<typeof none>, deed: KeyDeed | undefined][] = [
    ['ArrowLeft', {}, { deed: 'step', records: -1, selecting: false }],
    ['ArrowRight', { shiftKey: true }, { deed: 'step', records: 1, selecting: true }],
    ['ArrowRight', { ctrlKey: true }, { deed: 'move', fraction: 0.25 }],
    ['PageUp', {}, { deed: 'move', fraction: -0.25 }],
    ['+', { shiftKey: true }, { deed: 'zoom', factor: 0.5 }],
    ['=', {}, { deed: 'zoom', factor: 0.5 }],
    ['-', {}, { deed: 'zoom', factor: 2 }],
    ['Home', {}, { deed: 'all' }],
    ['End', {}, { deed: 'last' }],
    ['Escape', {}, { deed: 'clear' }],
    ['ArrowUp', {}, undefined],
    ['Tab', {}, undefined]
  ]
  for (const [key, held, deed] of rows) assert.equal(deedOf({ key, ...none, ...held }), deed, key)
})

test('leaves the keys of browser and system alone', () => {
  assert.is(deedOf({ key: 'ArrowLeft', ...none, altKey: true }), undefined)
  assert.is(deedOf({ key: '-', ...none, ctrlKey: true }), undefined)
  assert.is(deedOf({ key: '+', ...none, metaKey: true }), undefined)
})

test.run()
