import '../../setup/dom'
import { useState } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createForm, type Form } from '../../../src/lib/form/form'
import { $unsaved } from '../../../src/lib/form/unsaved'
import { useForm } from '../../../src/lib/form/use-form'
import { byRole, click } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

const test = suite('use form')
const made: Form<{ name: string }>[] = []

function NameForm() {
  const form = useForm(() => createForm({ initial: { name: '' }, save: async () => {} }))
  const [presses, setPresses] = useState(0)
  if (!made.includes(form)) made.push(form)
  return <button type="button" onClick={() => setPresses(presses + 1)}>{`pressed ${presses}`}</button>
}

test('keeps one form while mounted and discards it on unmount', async () => {
  render(<NameForm />)
  await click(byRole('button'))
  assert.is(byRole('button').textContent, 'pressed 1')
  assert.is(made.length, 1)
  made[0]!.set('name', 'line-2')
  assert.is($unsaved.get(), 1)
  cleanup()
  assert.is($unsaved.get(), 0)
})

test('creates a new form for the next mount', () => {
  render(<NameForm />)
  assert.is(made.length, 2)
  cleanup()
})

test.run()
