import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createForm } from '../../../src/lib/form/form'
import { length, required } from '../../../src/lib/form/rules'

const test = suite('normalised input')

test('validates, saves and then shows the normalised values', async () => {
  const saved: string[] = []
  const form = createForm({
    initial: { ssid: '' },
    normalize: ({ ssid }) => ({ ssid: ssid.trim() }),
    rules: { ssid: [required, length(1, 3)] },
    save: async ({ ssid }) => void saved.push(ssid)
  })
  form.set('ssid', '  abcd ')
  assert.is(await form.submit(), false)
  form.set('ssid', ' abc ')
  assert.equal([form.$errors.get(), form.$values.get().ssid], [{}, ' abc '])
  assert.is(await form.submit(), true)
  assert.equal([saved, form.$values.get().ssid, form.$changed.get()], [['abc'], 'abc', []])
})

test('counts another way to write the same value as no change', () => {
  const form = createForm({
    initial: { mask: '255.255.255.0' },
    normalize: ({ mask }) => ({ mask: mask.trim() === '/24' ? '255.255.255.0' : mask }),
    save: async () => {}
  })
  form.set('mask', '/24')
  assert.equal(form.$changed.get(), [])
  form.set('mask', '/25')
  assert.equal(form.$changed.get(), ['mask'])
})

test.run()
