import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { $unsaved, forgetAllUnsaved, forgetUnsaved, registerUnsaved } from '../../../src/lib/form/unsaved'

const test = suite('unsaved')

test('counts each form once', () => {
  const [one, other] = [{}, {}]
  registerUnsaved(one)
  registerUnsaved(one)
  registerUnsaved(other)
  assert.is($unsaved.get(), 2)
  forgetUnsaved(one)
  forgetUnsaved(one)
  assert.is($unsaved.get(), 1)
  registerUnsaved(one)
  forgetAllUnsaved()
  assert.is($unsaved.get(), 0)
})

test.run()
