import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createSettingsForm } from '../../../src/lib/form/settings-form'
import { ApiError } from '../../../src/lib/remote/failure'
import type { Versioned } from '../../../src/lib/remote/versioned'

interface Mail {
  host: string
  port: number
}

const test = suite('settings form')

/** A form on a panel with mail settings, which refuses a save of an outdated version. */
function openSettings(options: { provisional?: boolean } = {}) {
  let saved: Versioned<Mail> = { value: { host: 'mail', port: 25 }, version: '1' }
  let unreadable: 'unreachable' | 'malformed' | undefined
  let responding = true
  const saveRemotely = (value: Mail) => {
    saved = { value, version: `${Number(saved.version) + 1}` }
  }
  const previousValues: Mail[] = []
  const form = createSettingsForm<Mail, Mail>({
    ...options,
    loaded: saved,
    valuesOf: value => value,
    async read() {
      if (unreadable) throw new ApiError({ kind: unreadable })
      return saved
    },
    async write(values, version, before) {
      previousValues.push(before)
      if (version !== saved.version) throw conflict()
      saveRemotely({ ...values, host: values.host.trim() })
      if (!responding) throw new ApiError({ kind: 'unreachable' })
    }
  })
  const loseResponse = async () => {
    responding = false
    assert.not(await form.submit())
    responding = true
  }
  return {
    loseResponse,
    form,
    saveRemotely,
    previousValues,
    saved: () => saved.value,
    disconnect: () => (unreadable = 'unreachable'),
    garble: () => (unreadable = 'malformed'),
    reconnect: () => (unreadable = undefined)
  }
}

const conflict = () =>
  new ApiError({ kind: 'refused', status: 412, code: 'changed_meanwhile', message: '', fields: {} })

test('shows the values that the panel stored, and saves on top of them', async () => {
  const { form, saved } = openSettings()
  form.set('host', ' relay ')
  assert.ok(await form.submit())
  assert.is(form.$values.get().host, 'relay')
  assert.equal(form.$changed.get(), [])
  form.set('port', 587)
  assert.ok(await form.submit())
  assert.equal(saved(), { host: 'relay', port: 587 })
})

test('does not overwrite remote changes, and shows them', async () => {
  const { form, saveRemotely, saved } = openSettings()
  form.set('port', 587)
  saveRemotely({ host: 'remote', port: 25 })
  assert.not(await form.submit())
  assert.equal(saved(), { host: 'remote', port: 25 })
  assert.equal(form.$remote.get(), { host: 'remote', port: 25 })
  assert.is(form.$values.get().port, 587)
})

test('keeps local changes over remote ones and saves them', async () => {
  const { form, saveRemotely, saved } = openSettings()
  form.set('port', 587)
  saveRemotely({ host: 'remote', port: 465 })
  await form.submit()
  form.keepLocal()
  assert.equal(form.$values.get(), { host: 'remote', port: 587 })
  assert.is(form.$remote.get(), undefined)
  assert.ok(await form.submit())
  assert.equal(saved(), { host: 'remote', port: 587 })
})

test('accepts the remote values', async () => {
  const { form, saveRemotely } = openSettings()
  form.set('port', 587)
  saveRemotely({ host: 'remote', port: 465 })
  await form.submit()
  form.acceptRemote()
  assert.equal(form.$values.get(), { host: 'remote', port: 465 })
  assert.equal([form.$changed.get(), form.$conflict.get()], [[], undefined])
})

test('shows only the refusal if the remote values cannot be read', async () => {
  const { form, saveRemotely, disconnect, reconnect } = openSettings()
  form.set('port', 587)
  saveRemotely({ host: 'remote', port: 465 })
  disconnect()
  assert.not(await form.submit())
  assert.ok(form.$conflict.get())
  assert.is(form.$remote.get(), undefined)
  reconnect()
  assert.not(await form.submit())
  assert.equal(form.$remote.get(), { host: 'remote', port: 465 })
})

test('passes the stored values to each save without reading them first', async () => {
  const { form, saveRemotely, previousValues } = openSettings()
  form.set('port', 587)
  assert.ok(await form.submit())
  form.set('port', 465)
  saveRemotely({ host: 'remote', port: 25 })
  assert.not(await form.submit())
  form.keepLocal()
  assert.equal(form.$stored.get(), { host: 'remote', port: 25 })
  assert.ok(await form.submit())
  assert.equal(previousValues, [
    { host: 'mail', port: 25 },
    { host: 'mail', port: 587 },
    { host: 'remote', port: 25 }
  ])
})

test('succeeds when an earlier attempt was saved and only its response was lost', async () => {
  const { form, saved, loseResponse } = openSettings()
  form.set('port', 587)
  await loseResponse()
  assert.ok(await form.submit())
  assert.equal([form.$changed.get(), form.$conflict.get(), form.$remote.get()], [[], undefined, undefined])
  form.set('port', 465)
  assert.ok(await form.submit())
  assert.is(saved().port, 465)
})

test('reports that as a conflict if saves are provisional', async () => {
  const { form, loseResponse } = openSettings({ provisional: true })
  form.set('port', 587)
  await loseResponse()
  assert.not(await form.submit())
  assert.ok(form.$conflict.get())
})

test('succeeds even if the saved values cannot be read back', async () => {
  const { form, disconnect } = openSettings()
  form.set('port', 587)
  disconnect()
  assert.ok(await form.submit())
  assert.equal(form.$changed.get(), [])
})

test('is unconfirmed if what the panel stored cannot be made out, and succeeds once it can', async () => {
  const { form, garble, reconnect } = openSettings()
  form.set('port', 587)
  garble()
  assert.not(await form.submit())
  assert.equal(form.$failure.get()?.failure, { kind: 'unconfirmed' })
  reconnect()
  assert.ok(await form.submit())
  assert.equal([form.$changed.get(), form.$failure.get()], [[], undefined])
})

test.run()
