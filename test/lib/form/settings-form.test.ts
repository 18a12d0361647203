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

/** A panel that keeps mail settings and refuses a save that names another version than the newest. */
function openSettings(options: { provisional?: boolean } = {}) {
  let kept: Versioned<Mail> = { value: { host: 'mail', port: 25 }, version: '1' }
  let readable = true
  let answering = true
  const save = (value: Mail) => {
    kept = { value, version: `${Number(kept.version) + 1}` }
  }
  const seen: Mail[] = []
  const form = createSettingsForm<Mail, Mail>({
    ...options,
    loaded: kept,
    valuesOf: value => value,
    async read() {
      if (!readable) throw new ApiError({ kind: 'unreachable' })
      return kept
    },
    async write(values, version, before) {
      seen.push(before)
      if (version !== kept.version) throw changedMeanwhile()
      save({ ...values, host: values.host.trim() })
      if (!answering) throw new ApiError({ kind: 'unreachable' })
    }
  })
  const loseAnswer = async () => {
    answering = false
    assert.not(await form.submit())
    answering = true
  }
  return {
    loseAnswer,
    form,
    save,
    seen,
    kept: () => kept.value,
    cut: () => (readable = false),
    mend: () => (readable = true)
  }
}

const changedMeanwhile = () =>
  new ApiError({ kind: 'refused', status: 412, code: 'changed_meanwhile', message: '', fields: {} })

test('shows what the panel made of the values, and saves again on top of it', async () => {
  const { form, kept } = openSettings()
  form.set('host', ' relay ')
  assert.ok(await form.submit())
  assert.is(form.$values.get().host, 'relay')
  assert.equal(form.$changed.get(), [])
  form.set('port', 587)
  assert.ok(await form.submit())
  assert.equal(kept(), { host: 'relay', port: 587 })
})

test('overwrites nothing that somebody else saved, and tells what that is', async () => {
  const { form, save, kept } = openSettings()
  form.set('port', 587)
  save({ host: 'theirs', port: 25 })
  assert.not(await form.submit())
  assert.equal(kept(), { host: 'theirs', port: 25 })
  assert.equal(form.$remote.get(), { host: 'theirs', port: 25 })
  assert.is(form.$values.get().port, 587)
})

test('keeps mine over theirs where I changed something, and saves', async () => {
  const { form, save, kept } = openSettings()
  form.set('port', 587)
  save({ host: 'theirs', port: 465 })
  await form.submit()
  form.keepLocal()
  assert.equal(form.$values.get(), { host: 'theirs', port: 587 })
  assert.is(form.$remote.get(), undefined)
  assert.ok(await form.submit())
  assert.equal(kept(), { host: 'theirs', port: 587 })
})

test('goes on with theirs', async () => {
  const { form, save } = openSettings()
  form.set('port', 587)
  save({ host: 'theirs', port: 465 })
  await form.submit()
  form.acceptRemote()
  assert.equal(form.$values.get(), { host: 'theirs', port: 465 })
  assert.equal([form.$changed.get(), form.$conflict.get()], [[], undefined])
})

test('leaves the refusal alone where theirs cannot be read', async () => {
  const { form, save, cut, mend } = openSettings()
  form.set('port', 587)
  save({ host: 'theirs', port: 465 })
  cut()
  assert.not(await form.submit())
  assert.ok(form.$conflict.get())
  assert.is(form.$remote.get(), undefined)
  mend()
  assert.not(await form.submit())
  assert.equal(form.$remote.get(), { host: 'theirs', port: 465 })
})

test('gives each save what the panel held before it, without reading first', async () => {
  const { form, save, seen } = openSettings()
  form.set('port', 587)
  assert.ok(await form.submit())
  form.set('port', 465)
  save({ host: 'theirs', port: 25 })
  assert.not(await form.submit())
  form.keepLocal()
  assert.equal(form.$stored.get(), { host: 'theirs', port: 25 })
  assert.ok(await form.submit())
  assert.equal(seen, [
    { host: 'mail', port: 25 },
    { host: 'mail', port: 587 },
    { host: 'theirs', port: 25 }
  ])
})

test('counts a save as done whose first try arrived and only its answer was lost', async () => {
  const { form, kept, loseAnswer } = openSettings()
  form.set('port', 587)
  await loseAnswer()
  assert.ok(await form.submit())
  assert.equal([form.$changed.get(), form.$conflict.get(), form.$remote.get()], [[], undefined, undefined])
  form.set('port', 465)
  assert.ok(await form.submit())
  assert.is(kept().port, 465)
})

test('tells of a conflict all the same where a save must be kept first', async () => {
  const { form, loseAnswer } = openSettings({ provisional: true })
  form.set('port', 587)
  await loseAnswer()
  assert.not(await form.submit())
  assert.ok(form.$conflict.get())
})

test('counts a save as done though its result cannot be read', async () => {
  const { form, cut } = openSettings()
  form.set('port', 587)
  cut()
  assert.ok(await form.submit())
  assert.equal(form.$changed.get(), [])
})

test.run()
