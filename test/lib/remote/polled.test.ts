import '../../setup/dom'
import { atom, cleanStores } from 'nanostores'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { environment } from '../../../src/lib/environment'
import { ApiError } from '../../../src/lib/remote/failure'
import { polled } from '../../../src/lib/remote/polled'
import { fakeTime, settled } from '../fake-time'

interface Context {
  time: ReturnType<typeof fakeTime>
}

const test = suite<Context>('poll')

const REFUSED = { kind: 'refused', code: '', message: '', fields: {} } as const

/** A panel that counts requests and responds at once, unless it hangs or fails. */
function panel() {
  const state = { requested: 0, running: 0, mode: 'responds' as 'responds' | 'hangs' | 'fails' }
  const load = async (signal: AbortSignal) => {
    state.requested += 1
    if (state.mode === 'fails') throw new ApiError({ kind: 'unreachable' })
    if (state.mode === 'hangs') {
      state.running += 1
      await new Promise((_, reject) => signal.addEventListener('abort', reject)).finally(() => {
        state.running -= 1
      })
    }
    return state.requested
  }
  return { state, load }
}

function hide(hidden: boolean): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: hidden ? 'hidden' : 'visible' })
  document.dispatchEvent(new Event('visibilitychange'))
}

test.before.each(context => {
  context.time = fakeTime()
})

test.after.each(({ time }) => {
  hide(false)
  environment.$pollsPaused.set(false)
  time.end()
})

test('waits as long as a busy panel requests', async ({ time }) => {
  let requested = 0
  const $status = polled(
    async () => {
      requested += 1
      throw new ApiError({ ...REFUSED, status: 503, retryAfterSeconds: 30 })
    },
    { everySeconds: 10 }
  )
  $status.listen(() => {})
  await settled()
  await time.pass(29_900)
  assert.is(requested, 1)
  await time.pass(200)
  assert.is(requested, 2)
  cleanStores($status)
})

test('reads at once and then after each interval', async ({ time }) => {
  const { state, load } = panel()
  const $status = polled(load, { everySeconds: 10 })
  $status.listen(() => {})
  await settled()
  assert.is(state.requested, 1)
  await time.pass(9_900)
  assert.is(state.requested, 1)
  await time.pass(200)
  assert.is(state.requested, 2)
  cleanStores($status)
})

test('never polls more often than every 5 s', async ({ time }) => {
  const { state, load } = panel()
  const $status = polled(load, { everySeconds: 1 })
  $status.listen(() => {})
  await time.pass(4_900)
  assert.is(state.requested, 1)
  await time.pass(200)
  assert.is(state.requested, 2)
  cleanStores($status)
})

test('polls live values more often', async ({ time }) => {
  const { state, load } = panel()
  const $values = polled(load, { everySeconds: 2, live: true })
  $values.listen(() => {})
  await time.pass(2_100)
  assert.is(state.requested, 2)
  cleanStores($values)
})

test('reads only once while it is not wanted, and at once when a poll is overdue', async ({ time }) => {
  const { state, load } = panel()
  const $while = atom(false)
  const $status = polled(load, { everySeconds: 5, $while })
  $status.listen(() => {})
  await time.pass(30_000, 1000)
  assert.is(state.requested, 1)
  $while.set(true)
  await time.pass(1)
  assert.is(state.requested, 2)
  cleanStores($status)
})

test('never overlaps requests', async ({ time }) => {
  const { state, load } = panel()
  state.mode = 'hangs'
  const $status = polled(load, { everySeconds: 5 })
  $status.listen(() => {})
  await time.pass(60_000, 1000)
  assert.is(state.requested, 1)
  hide(true)
  hide(false)
  await time.pass(60_000, 1000)
  assert.is(state.requested, 1)
  void $status.reload()
  await settled()
  assert.equal([state.requested, state.running], [2, 1])
  cleanStores($status)
})

test('keeps the last value after a failure and recovers at the next poll', async ({ time }) => {
  const { state, load } = panel()
  const $status = polled(load, { everySeconds: 5 })
  $status.listen(() => {})
  await settled()
  state.mode = 'fails'
  await time.pass(5_100)
  const failed = $status.get()
  assert.is(failed.status === 'failed' && failed.last, 1)
  state.mode = 'responds'
  await time.pass(5_100)
  const ready = $status.get()
  assert.is(ready.status === 'ready' && ready.data, 3)
  cleanStores($status)
})

test('pauses while the page is hidden and reads at once if a poll is overdue', async ({ time }) => {
  const { state, load } = panel()
  const $status = polled(load, { everySeconds: 5 })
  $status.listen(() => {})
  await settled()
  hide(true)
  await time.pass(60_000, 1000)
  assert.is(state.requested, 1)
  hide(false)
  await time.pass(1)
  assert.is(state.requested, 2)
  cleanStores($status)
})

test('waits for the rest of the interval when the page is shown again early', async ({ time }) => {
  const { state, load } = panel()
  const $status = polled(load, { everySeconds: 5 })
  $status.listen(() => {})
  await settled()
  await time.pass(1_000)
  hide(true)
  await time.pass(1_000)
  hide(false)
  await time.pass(2_800)
  assert.is(state.requested, 1)
  await time.pass(300)
  assert.is(state.requested, 2)
  cleanStores($status)
})

test('pauses on request, as after the session has ended', async ({ time }) => {
  const { state, load } = panel()
  const $status = polled(load, { everySeconds: 5 })
  $status.listen(() => {})
  await settled()
  environment.$pollsPaused.set(true)
  await time.pass(30_000, 1000)
  assert.is(state.requested, 1)
  environment.$pollsPaused.set(false)
  await time.pass(1)
  assert.is(state.requested, 2)
  cleanStores($status)
})

test('restarts the interval after a manual reload', async ({ time }) => {
  const { state, load } = panel()
  const $status = polled(load, { everySeconds: 5 })
  $status.listen(() => {})
  await time.pass(4_000)
  await $status.reload()
  assert.is(state.requested, 2)
  await time.pass(4_000)
  assert.is(state.requested, 2)
  await time.pass(1_100)
  assert.is(state.requested, 3)
  cleanStores($status)
})

test('is stale 15 s after the last success, until the next', async ({ time }) => {
  const { state, load } = panel()
  const $status = polled(load, { everySeconds: 5 })
  $status.listen(() => {})
  $status.$stale.listen(() => {})
  await settled()
  state.mode = 'fails'
  await time.pass(14_900)
  assert.is($status.$stale.get(), false)
  await time.pass(200)
  assert.is($status.$stale.get(), true)
  state.mode = 'responds'
  await time.pass(5_000)
  assert.is($status.$stale.get(), false)
  cleanStores($status, $status.$stale)
})

test('is not stale before the first value', async ({ time }) => {
  const { state, load } = panel()
  state.mode = 'fails'
  const $status = polled(load, { everySeconds: 5 })
  $status.listen(() => {})
  $status.$stale.listen(() => {})
  await time.pass(30_000, 1000)
  assert.is($status.$stale.get(), false)
  cleanStores($status, $status.$stale)
})

test('becomes stale at once when the computer wakes', async ({ time }) => {
  const { load } = panel()
  const $status = polled(load, { everySeconds: 5 })
  $status.listen(() => {})
  $status.$stale.listen(() => {})
  await settled()
  hide(true)
  time.sleep(3_600_000)
  hide(false)
  assert.is($status.$stale.get(), true)
  await time.pass(1)
  assert.is($status.$stale.get(), false)
  cleanStores($status, $status.$stale)
})

test('with a longer interval is not stale before the next response is due', async ({ time }) => {
  const { load } = panel()
  const $status = polled(load, { everySeconds: 30 })
  $status.listen(() => {})
  $status.$stale.listen(() => {})
  await time.pass(120_000, 500)
  assert.is($status.$stale.get(), false)
  cleanStores($status, $status.$stale)
})

test('leaves no timer and no request behind', async ({ time }) => {
  const { state, load } = panel()
  const $status = polled(load, { everySeconds: 5 })
  const unsubscribe = $status.listen(() => {})
  const unsubscribeStale = $status.$stale.listen(() => {})
  await settled()
  unsubscribe()
  unsubscribeStale()
  await time.pass(60_000, 1000)
  hide(true)
  hide(false)
  await time.pass(60_000, 1000)
  assert.is(state.requested, 1)
})

test('resumes for a new listener', async ({ time }) => {
  const { state, load } = panel()
  const $status = polled(load, { everySeconds: 5 })
  const unsubscribe = $status.listen(() => {})
  await settled()
  unsubscribe()
  await time.pass(20_000, 1000)
  $status.listen(() => {})
  await settled()
  assert.is(state.requested, 2)
  await time.pass(5_100)
  assert.is(state.requested, 3)
  cleanStores($status)
})

test('does not mark as stale what it does not read again', async ({ time }) => {
  const { load } = panel()
  const $while = atom(false)
  const $test = polled(load, { everySeconds: 1, live: true, $while })
  $test.listen(() => {})
  $test.$stale.listen(() => {})
  await time.pass(30_000, 1000)
  assert.is($test.$stale.get(), false)
  cleanStores($test, $test.$stale)
})

test.run()
