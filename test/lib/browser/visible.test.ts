import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { $visible } from '../../../src/lib/browser/visible'

const test = suite('visible')

function hide(hidden: boolean): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: hidden ? 'hidden' : 'visible' })
  document.dispatchEvent(new Event('visibilitychange'))
}

test('tracks whether the page is visible', () => {
  const values: boolean[] = []
  const unsubscribe = $visible.subscribe(visible => values.push(visible))
  hide(true)
  hide(true)
  hide(false)
  unsubscribe()
  assert.equal(values, [true, false, true])
})

test.run()
