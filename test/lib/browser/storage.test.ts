import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { forget, recall, remember } from '../../../src/lib/browser/storage'

const test = suite('storage')

test('stores nothing and does not throw where storage is blocked', () => {
  remember('theme', 'dark')
  assert.is(recall('theme'), undefined)
  forget('theme')
})

test('keeps a value until it is removed', () => {
  const kept = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key)
  }
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: localStorage })
  remember('theme', 'dark')
  assert.is(recall('theme'), 'dark')
  forget('theme')
  assert.is(recall('theme'), undefined)
})

test.run()
