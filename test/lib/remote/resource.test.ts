import { cleanStores } from 'nanostores'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { provide } from '../../../src/lib/environment'
import { ApiError } from '../../../src/lib/remote/failure'
import { resource } from '../../../src/lib/remote/resource'
import { fakeTime, settled } from '../fake-time'

const test = suite('resource')
const unreachable = new ApiError({ kind: 'unreachable' })

/** A panel whose responses are controlled by the test. */
function controlledPanel<T>() {
  const calls: { signal: AbortSignal; respond(data: T): void; fail(error: unknown): void }[] = []
  const load = (signal: AbortSignal) =>
    new Promise<T>((respond, fail) => {
      calls.push({ signal, respond, fail })
    })
  return { calls, load }
}

test.before.each(() => provide({ deviceTimeText: () => '2026/11/21 09:41:07' }))

test('reads nothing until it has a listener', () => {
  const { calls, load } = controlledPanel<string>()
  resource(load)
  assert.is(calls.length, 0)
})

test('loads once, for the first listener', async () => {
  const { calls, load } = controlledPanel<string>()
  const $name = resource(load)
  $name.listen(() => {})
  $name.listen(() => {})
  assert.equal($name.get(), { status: 'loading' })
  calls[0]!.respond('line2-hmi')
  await settled()
  assert.equal($name.get(), { status: 'ready', data: 'line2-hmi', at: '2026/11/21 09:41:07' })
  assert.is(calls.length, 1)
  cleanStores($name)
})

test('computes the time of a response that arrived before the clock was known', async () => {
  provide({ deviceTimeText: () => '' })
  const { calls, load } = controlledPanel<string>()
  const $name = resource(load)
  $name.listen(() => {})
  calls[0]!.respond('line2-hmi')
  await settled()
  const ago: number[] = []
  provide({ deviceTimeText: (milliseconds = 0) => `known ${ago.push(milliseconds)}` })
  void $name.reload()
  calls[1]!.fail(unreachable)
  await settled()
  assert.equal($name.get(), { status: 'failed', error: unreachable, last: 'line2-hmi', lastAt: 'known 1' })
  assert.ok(ago[0]! > 0)
  cleanStores($name)
})

test('keeps the last value and its time through failures', async () => {
  const { calls, load } = controlledPanel<string>()
  const $name = resource(load)
  $name.listen(() => {})
  calls[0]!.respond('line2-hmi')
  await settled()
  provide({ deviceTimeText: () => '2026/11/21 09:50:00' })
  for (const call of [1, 2]) {
    void $name.reload()
    assert.is($name.get().status, call === 1 ? 'ready' : 'failed')
    calls[call]!.fail(unreachable)
    await settled()
    assert.equal($name.get(), {
      status: 'failed',
      error: unreachable,
      last: 'line2-hmi',
      lastAt: '2026/11/21 09:41:07'
    })
  }
  void $name.reload()
  calls[3]!.respond('line3-hmi')
  await settled()
  assert.equal($name.get(), { status: 'ready', data: 'line3-hmi', at: '2026/11/21 09:50:00' })
  cleanStores($name)
})

test('has no last value when the first read fails', async () => {
  const $name = resource(() => Promise.reject(unreachable))
  $name.listen(() => {})
  await settled()
  assert.equal($name.get(), { status: 'failed', error: unreachable })
  cleanStores($name)
})

test('reports an exception of the console as a malformed response and keeps its cause', async () => {
  const fault = new TypeError('no such field')
  const $name = resource(() => Promise.reject(fault))
  await $name.reload()
  const shown = $name.get()
  assert.is(shown.status, 'failed')
  assert.equal(shown.status === 'failed' && shown.error.failure, { kind: 'malformed' })
  assert.is(shown.status === 'failed' && shown.error.cause, fault)
  cleanStores($name)
})

test('aborts an older read on a reload, so that a save becomes visible', async () => {
  const { calls, load } = controlledPanel<string>()
  const $name = resource(load)
  $name.listen(() => {})
  const reloaded = $name.reload()
  assert.ok(calls[0]!.signal.aborted)
  calls[1]!.respond('new')
  calls[0]!.respond('old')
  await reloaded
  await settled()
  const shown = $name.get()
  assert.is(shown.status === 'ready' && shown.data, 'new')
  cleanStores($name)
})

test('uses the response to a save instead of a running read', async () => {
  const { calls, load } = controlledPanel<string>()
  const $name = resource(load)
  $name.listen(() => {})
  $name.replace('saved')
  calls[0]!.respond('old')
  await settled()
  const shown = $name.get()
  assert.is(shown.status === 'ready' && shown.data, 'saved')
  assert.ok(calls[0]!.signal.aborted)
  cleanStores($name)
})

test('aborts one second after the last listener left and ignores a late response', async () => {
  const time = fakeTime()
  const { calls, load } = controlledPanel<string>()
  const $name = resource(load)
  const unsubscribe = $name.listen(() => {})
  unsubscribe()
  await time.pass(900)
  assert.not.ok(calls[0]!.signal.aborted)
  await time.pass(200)
  assert.ok(calls[0]!.signal.aborted)
  calls[0]!.respond('late')
  await settled()
  assert.equal($name.value, { status: 'loading' })
  time.end()
})

test('is overdue after 8 s without a response, until there is one, or its user waits no longer', async () => {
  const time = fakeTime()
  const { calls, load } = controlledPanel<string>()
  const $name = resource(load)
  $name.listen(() => {})
  await time.pass(7900)
  assert.is($name.$overdue.get(), false)
  await time.pass(200)
  assert.is($name.$overdue.get(), true)
  calls[0]!.respond('line2-hmi')
  await settled()
  assert.is($name.$overdue.get(), false)

  void $name.reload()
  await time.pass(8100)
  assert.is($name.$overdue.get(), true)
  $name.cancel()
  assert.equal([$name.$overdue.get(), calls[1]!.signal.aborted], [false, true])
  const shown = $name.get()
  assert.equal(shown.status === 'failed' && [shown.error.failure.kind, shown.last], ['cancelled', 'line2-hmi'])
  cleanStores($name)
  time.end()
})

test('reads again for a new listener', async () => {
  const time = fakeTime()
  const { calls, load } = controlledPanel<string>()
  const $name = resource(load)
  $name.listen(() => {})()
  await time.pass(1100)
  $name.listen(() => {})
  assert.is(calls.length, 2)
  assert.not.ok(calls[1]!.signal.aborted)
  cleanStores($name)
  time.end()
})

test.run()
