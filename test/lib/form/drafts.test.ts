import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { SECRET_FIELDS } from '../../../src/api/generated/secret-fields'
import { provide } from '../../../src/lib/environment'
import { findDraft, forgetDraft, keepDrafts, restoreDraft } from '../../../src/lib/form/drafts'
import { createForm } from '../../../src/lib/form/form'
import { forgetAllUnsaved } from '../../../src/lib/form/unsaved'

interface Values {
  ssid: string
  password: string
  certificate: File | undefined
}

const test = suite('drafts')
test.before.each(() => {
  forgetAllUnsaved()
  sessionStorage.clear()
  history.replaceState(null, '', '/app/network/wifi')
  signIn('engineer')
})

function signIn(username: string): void {
  const { signal } = new AbortController()
  const other = { token: () => undefined, renew: () => Promise.reject(new Error('not used')), onEnded() {} }
  provide({ secretFields: ['password'], session: { ...other, signal: () => signal, username: () => username } })
}

const wifiForm = (ssid = 'plant') =>
  createForm<Values>({
    initial: { ssid, password: '', certificate: undefined },
    save: () => Promise.resolve()
  })

function typeAndKeep(): void {
  const form = wifiForm()
  form.set('ssid', 'line-2')
  form.set('password', 'very-secret')
  form.set('certificate', new File(['key'], 'client.pem'))
  keepDrafts('engineer')
}

test('keeps what was typed, but neither secrets nor files, and nothing in the storage once it is read', () => {
  typeAndKeep()
  const stored = JSON.stringify({ ...sessionStorage })
  assert.match(stored, 'line-2')
  assert.not.match(stored, 'very-secret')
  assert.not.match(stored, 'client.pem')

  const form = wifiForm()
  restoreDraft(form, findDraft(form)!)
  assert.equal(form.$values.get(), { ssid: 'line-2', password: '', certificate: undefined })
  assert.is(sessionStorage.length, 0)
})

test('offers it to the same user only', () => {
  typeAndKeep()
  signIn('operator')
  assert.is(findDraft(wifiForm()), undefined)
  signIn('engineer')
  assert.is(findDraft(wifiForm()), undefined, 'it is discarded')
})

test('offers it only to a form of the same screen that begins with the same values', () => {
  typeAndKeep()
  assert.is(findDraft(wifiForm('office')), undefined)
  history.replaceState(null, '', '/app/network/hotspot')
  assert.is(findDraft(wifiForm()), undefined)
  history.replaceState(null, '', '/app/network/wifi')
  assert.ok(findDraft(wifiForm()))
})

test('forgets one draft and keeps the others', () => {
  for (const ssid of ['plant', 'office']) wifiForm(ssid).set('ssid', 'line-2')
  keepDrafts('engineer')
  const first = findDraft(wifiForm('plant'))
  assert.ok(first)
  forgetDraft(first!)
  assert.is(findDraft(wifiForm('plant')), undefined)
  assert.ok(findDraft(wifiForm('office')))
})

test('keeps nothing of forms without changes', () => {
  wifiForm()
  keepDrafts('engineer')
  assert.is(findDraft(wifiForm()), undefined)
})

test('keeps no field that the contract marks as secret, whatever control shows it, and none that repeats one', () => {
  provide({ secretFields: SECRET_FIELDS })
  const initial = { community: '', code: '', password: '', repeated_password: '', port: '161' }
  const form = createForm({ initial, save: () => Promise.resolve() })
  for (const field of ['community', 'code', 'password', 'repeated_password', 'port'] as const) form.set(field, 'typed')
  assert.equal(form.draft().changes, { port: 'typed' })
  assert.not.match(form.draft().form, 'code')
})

test.run()
