import { cleanStores } from 'nanostores'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { mediaStore } from '../../../src/lib/browser/media'

const test = suite('media')

test('does not match where there is no screen', () => {
  assert.is(mediaStore('(max-width: 991px)').get(), false)
})

test('follows its query while somebody looks', () => {
  const looks = new Set<() => void>()
  const list = {
    matches: false,
    addEventListener: (_: string, look: () => void) => looks.add(look),
    removeEventListener: (_: string, look: () => void) => looks.delete(look)
  }
  Object.assign(globalThis, { matchMedia: () => list })
  const $mobile = mediaStore('(max-width: 991px)')
  const seen: boolean[] = []
  list.matches = true
  $mobile.subscribe(mobile => seen.push(mobile))
  list.matches = false
  for (const look of looks) look()
  assert.equal(seen, [true, false])
  cleanStores($mobile)
  assert.is(looks.size, 0)
})

test.run()
