import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { $visible } from '../../../src/lib/browser/visible'

const test = suite('visible')

function hide(hidden: boolean): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: hidden ? 'hidden' : 'visible' })
  document.dispatchEvent(new Event('visibilitychange'))
}

test('follows whether the page is seen', () => {
  const seen: boolean[] = []
  const leave = $visible.subscribe(visible => seen.push(visible))
  hide(true)
  hide(true)
  hide(false)
  leave()
  assert.equal(seen, [true, false, true])
})

test.run()
