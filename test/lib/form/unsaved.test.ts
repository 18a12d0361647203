import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createForm } from '../../../src/lib/form/form'
import { $unsaved, forgetAllUnsaved, forgetUnsaved, registerUnsaved } from '../../../src/lib/form/unsaved'
import { ApiError } from '../../../src/lib/remote/failure'

const test = suite('unsaved')
test.before.each(forgetAllUnsaved)

const nameForm = (save = async () => {}) => createForm({ initial: { name: 'line-2' }, save })

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

test('counts a form from its first change until it is reset or discarded', () => {
  const form = nameForm()
  const other = nameForm()
  assert.is($unsaved.get(), 0)
  form.set('name', 'a')
  form.set('name', 'b')
  other.set('name', 'a')
  assert.is($unsaved.get(), 2)
  form.reset()
  assert.is($unsaved.get(), 1)
  other.discard()
  assert.is($unsaved.get(), 0)
})

test('does not count a discarded form again when its save ends', async () => {
  let fail = (_: unknown) => {}
  const form = nameForm(
    () =>
      new Promise<never>((_, reject) => {
        fail = reject
      })
  )
  form.set('name', 'a')
  const submitted = form.submit()
  form.discard()
  fail(new ApiError({ kind: 'unreachable' }))
  await submitted
  form.rebase({ name: 'line-4' })
  assert.is($unsaved.get(), 0)
})

test.run()
