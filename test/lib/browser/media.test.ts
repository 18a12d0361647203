import { cleanStores } from 'nanostores'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { mediaStore } from '../../../src/lib/browser/media'

const test = suite('media')

test('does not match where matchMedia is missing', () => {
  assert.is(mediaStore('(max-width: 991px)').get(), false)
})

test('follows its query while it has listeners', () => {
  const listeners = new Set<() => void>()
  const list = {
    matches: false,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener)
  }
  Object.assign(globalThis, { matchMedia: () => list })
  const $mobile = mediaStore('(max-width: 991px)')
  const values: boolean[] = []
  list.matches = true
  $mobile.subscribe(mobile => values.push(mobile))
  list.matches = false
  for (const listener of listeners) listener()
  assert.equal(values, [true, false])
  cleanStores($mobile)
  assert.is(listeners.size, 0)
})

test.run()
