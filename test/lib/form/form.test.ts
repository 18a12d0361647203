import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { FieldTexts } from '../../../src/api/client/refusal-types'
import { encodeFile } from '../../../src/lib/browser/encode-file'
import { provide } from '../../../src/lib/environment'
import { createForm } from '../../../src/lib/form/form'
import type { FormOptions } from '../../../src/lib/form/form-options'
import { bytes, length, required, sameAs, when } from '../../../src/lib/form/rules'
import { $unsaved, forgetAllUnsaved } from '../../../src/lib/form/unsaved'
import { ApiError } from '../../../src/lib/remote/failure'
import { settled } from '../fake-time'

interface Hotspot {
  enabled: boolean
  ssid: string
  password: string
  repeated_password: string
  clients: number
  bands: string[]
}

const initial: Hotspot = {
  enabled: true,
  ssid: 'line-2',
  password: '',
  repeated_password: '',
  clients: 4,
  bands: ['2.4']
}

const test = suite('form')

function hotspotForm(options: Partial<FormOptions<Hotspot>> = {}) {
  const saved: Hotspot[] = []
  const form = createForm<Hotspot>({
    initial,
    rules: {
      ssid: [required, bytes(1, 32)],
      password: [length(8, 63)],
      repeated_password: [sameAs('password')],
      clients: [when(values => values.enabled, required)],
      bands: [required]
    },
    async save(values) {
      saved.push(values)
    },
    ...options
  })
  return { form, saved }
}

const refusal = (fields: Record<string, string>, status = 400, code = 'validation_failed') =>
  new ApiError({ kind: 'refused', status, code, message: 'no', fields })

test.before.each(forgetAllUnsaved)

test('shows what was refused of a test at the fields, until the values are validated again', () => {
  const { form, saved } = hotspotForm()
  assert.is(form.showRefused(refusal({ ssid: 'already_exists' })), true)
  assert.equal(form.$errors.get(), { ssid: 'errors.alreadyExists' })
  assert.is(form.showRefused(refusal({ ssid: 'already_exists', channel: 'required' })), false)
  assert.is(form.validate(), true)
  assert.equal([form.$errors.get(), saved], [{}, []])
})

test('lists the changed fields until they are changed back', () => {
  const { form } = hotspotForm()
  form.set('ssid', 'line-3')
  form.set('bands', ['2.4', '5'])
  assert.equal(form.$changed.get(), ['ssid', 'bands'])
  form.set('ssid', 'line-2')
  form.set('bands', ['2.4'])
  assert.equal(form.$changed.get(), [])
})

test('has no changes after a save', async () => {
  const { form, saved } = hotspotForm()
  form.set('ssid', 'line-3')
  assert.is(await form.submit(), true)
  assert.equal(saved, [{ ...initial, ssid: 'line-3' }])
  assert.equal(form.$changed.get(), [])
  assert.is(form.$saving.get(), false)
})

test('does not save invalid input and reports the first invalid field', async () => {
  const { form, saved } = hotspotForm()
  form.set('password', 'short')
  form.set('ssid', ' ')
  assert.is(await form.submit(), false)
  assert.equal(saved, [])
  assert.equal(form.$errors.get(), {
    ssid: 'errors.required',
    password: ['errors.length', { min: 8, max: 63 }],
    repeated_password: 'errors.passwordsDiffer'
  })
  assert.is(form.$firstError.get(), 'ssid')
})

test('updates all shown errors while typing and adds none', async () => {
  const { form } = hotspotForm()
  form.set('ssid', '')
  assert.equal(form.$errors.get(), {})
  form.set('repeated_password', 'long enough')
  await form.submit()
  assert.equal(form.$errors.get(), { ssid: 'errors.required', repeated_password: 'errors.passwordsDiffer' })
  form.set('password', 'long enough')
  assert.equal(form.$errors.get(), { ssid: 'errors.required' })
  form.set('password', 'short')
  assert.equal(form.$errors.get(), { ssid: 'errors.required' })
  form.set('ssid', 'x')
  assert.equal(form.$errors.get(), {})
})

test('validates numbers, switches and lists as text', async () => {
  const { form } = hotspotForm()
  form.set('clients', Number.NaN)
  form.set('bands', [])
  await form.submit()
  assert.equal(form.$errors.get(), { clients: 'errors.required', bands: 'errors.required' })
  form.set('enabled', false)
  form.set('bands', ['5'])
  assert.equal(form.$errors.get(), {})
})

test('shows an error of the check across fields unless the field has its own', async () => {
  const { form } = hotspotForm({
    check: () => ({ ssid: 'errors.alreadyExists', repeated_password: 'errors.required' })
  })
  form.set('ssid', '')
  await form.submit()
  assert.equal(form.$errors.get(), { ssid: 'errors.required', repeated_password: 'errors.required' })
  form.set('ssid', 'x')
  assert.equal(form.$errors.get(), { ssid: 'errors.alreadyExists', repeated_password: 'errors.required' })
})

test('shows a refusal of the panel at its field until that field is changed', async () => {
  const { form } = hotspotForm({ save: () => Promise.reject(refusal({ ssid: 'already_exists', clients: 'too_odd' })) })
  assert.is(await form.submit(), false)
  assert.equal(form.$errors.get(), { ssid: 'errors.alreadyExists', clients: 'errors.invalidValue' })
  assert.is(form.$failure.get(), undefined)
  form.set('clients', 5)
  assert.equal(form.$errors.get(), { ssid: 'errors.alreadyExists' })
  form.set('ssid', 'x')
  assert.equal(form.$errors.get(), {})
})

test("shows its screen's texts for error codes", async () => {
  const codes: FieldTexts<'radio_busy'> = { radio_busy: 'errors.conflict' }
  const save = () => Promise.reject(refusal({ ssid: 'radio_busy', clients: '__proto__' }))
  const { form } = hotspotForm({ codes, save })
  await form.submit()
  assert.equal(form.$errors.get(), { ssid: 'errors.conflict', clients: 'errors.invalidValue' })
})

test('shows the failure when a cause is used by no field of the form', async () => {
  const failure = refusal({ ssid: 'required', licence: 'required' })
  const { form } = hotspotForm({ save: () => Promise.reject(failure) })
  await form.submit()
  assert.equal(form.$errors.get(), { ssid: 'errors.required' })
  assert.is(form.$failure.get(), failure)
})

test('keeps the input after a failure, which the next attempt clears', async () => {
  let reachable = false
  const unreachable = new ApiError({ kind: 'unreachable' })
  const { form } = hotspotForm({ save: () => (reachable ? Promise.resolve() : Promise.reject(unreachable)) })
  form.set('ssid', 'line-3')
  assert.is(await form.submit(), false)
  assert.is(form.$values.get().ssid, 'line-3')
  assert.is(form.$failure.get(), unreachable)
  assert.is($unsaved.get(), 1)
  reachable = true
  assert.is(await form.submit(), true)
  assert.is(form.$failure.get(), undefined)
  assert.is($unsaved.get(), 0)
})

test('keeps the input after a cancelled save and shows no failure', async () => {
  const { form } = hotspotForm({ save: async () => 'cancelled' })
  form.set('ssid', 'line-3')
  assert.is(await form.submit(), false)
  assert.is(form.$failure.get(), undefined)
  assert.equal(form.$changed.get(), ['ssid'])
})

test('sends one save when it is submitted five times', async () => {
  let finish = () => {}
  let saves = 0
  const { form } = hotspotForm({
    save: () =>
      new Promise<void>(resolve => {
        saves += 1
        finish = resolve
      })
  })
  const presses = [1, 2, 3, 4, 5].map(() => form.submit())
  await settled()
  assert.is(form.$saving.get(), true)
  finish()
  assert.equal(await Promise.all(presses), [true, false, false, false, false])
  assert.is(saves, 1)
})

test('keeps what is typed during a save as a change', async () => {
  let finish = () => {}
  const { form } = hotspotForm({
    save: () =>
      new Promise<void>(resolve => {
        finish = resolve
      })
  })
  form.set('ssid', 'line-3')
  const submitted = form.submit()
  form.set('ssid', 'line-4')
  finish()
  await submitted
  assert.is(form.$values.get().ssid, 'line-4')
  assert.equal(form.$changed.get(), ['ssid'])
  form.reset()
  assert.is(form.$values.get().ssid, 'line-3')
})

test('shows at its field that this computer cannot read a file', async () => {
  const locked = Object.assign(new File(['x'], 'key.pem'), { arrayBuffer: () => Promise.reject(new Error('locked')) })
  const form = createForm<{ certificate: File; key: File }>({
    initial: { certificate: new File(['x'], 'own.pem'), key: locked },
    async save({ certificate, key }) {
      await encodeFile(certificate)
      await encodeFile(key)
    }
  })
  assert.is(await form.submit(), false)
  assert.equal([form.$errors.get(), form.$failure.get()], [{ key: 'errors.file.notRead' }, undefined])
})

test('clears secrets after a successful save only', async () => {
  provide({ secretFields: ['password'] })
  let reachable = false
  const { form } = hotspotForm({
    save: () => (reachable ? Promise.resolve() : Promise.reject(new ApiError({ kind: 'timeout' })))
  })
  form.set('password', 'long enough')
  form.set('repeated_password', 'long enough')
  await form.submit()
  assert.is(form.$values.get().password, 'long enough')
  reachable = true
  await form.submit()
  assert.equal([form.$values.get().password, form.$values.get().repeated_password], ['', ''])
  assert.equal(form.$changed.get(), [])
})

test('shows newer values of the panel in unchanged fields', async () => {
  const { form } = hotspotForm({ save: () => Promise.reject(refusal({}, 412, 'changed_meanwhile')) })
  form.set('ssid', 'local')
  await form.submit()
  assert.is(form.$conflict.get(), form.$failure.get())
  form.rebase({ ...initial, ssid: 'remote', clients: 8 })
  assert.equal([form.$values.get().ssid, form.$values.get().clients], ['local', 8])
  assert.equal(form.$changed.get(), ['ssid'])
  assert.is(form.$conflict.get(), undefined)
})

test('has no change left when the newer values contain it', () => {
  const { form } = hotspotForm()
  form.set('clients', 8)
  form.rebase({ ...initial, clients: 8 })
  assert.equal(form.$changed.get(), [])
  assert.is($unsaved.get(), 0)
})

test('drops its changes for the remote ones', () => {
  const { form } = hotspotForm()
  form.set('ssid', 'local')
  form.adopt({ ...initial, ssid: 'remote' })
  assert.is(form.$values.get().ssid, 'remote')
  assert.equal(form.$changed.get(), [])
})

test('shows the values that the save reads back', async () => {
  const { form } = hotspotForm({
    async save(values) {
      form.rebase({ ...values, ssid: values.ssid.trim(), password: '' })
    }
  })
  form.set('ssid', 'line-3 ')
  form.set('password', 'long enough')
  form.set('repeated_password', 'long enough')
  await form.submit()
  assert.equal([form.$values.get().ssid, form.$values.get().password], ['line-3', ''])
  assert.equal(form.$changed.get(), [])
})

test.run()
