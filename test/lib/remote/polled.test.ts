import '../../setup/dom'
import { cleanStores } from 'nanostores'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { environment } from '../../../src/lib/environment'
import { ApiError } from '../../../src/lib/remote/failure'
import { polled } from '../../../src/lib/remote/polled'
import { fakeTime, settled } from '../fake-time'

interface World {
  time: ReturnType<typeof fakeTime>
}

const test = suite<World>('poll')

/** A panel that counts its questions and answers at once, unless it hangs or fails. */
function panel() {
  const state = { asked: 0, underWay: 0, mood: 'answers' as 'answers' | 'hangs' | 'fails' }
  const load = async (signal: AbortSignal) => {
    state.asked += 1
    if (state.mood === 'fails') throw new ApiError({ kind: 'unreachable' })
    if (state.mood === 'hangs') {
      state.underWay += 1
      await new Promise((_, reject) => signal.addEventListener('abort', reject)).finally(() => {
        state.underWay -= 1
      })
    }
    return state.asked
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

test('asks at once and then after each wait', async ({ time }) => {
  const { state, load } = panel()
  const $status = polled(load, { everySeconds: 10 })
  $status.listen(() => {})
  await settled()
  assert.is(state.asked, 1)
  await time.pass(9_900)
  assert.is(state.asked, 1)
  await time.pass(200)
  assert.is(state.asked, 2)
  cleanStores($status)
})

test('never waits less than 5 s', async ({ time }) => {
  const { state, load } = panel()
  const $status = polled(load, { everySeconds: 1 })
  $status.listen(() => {})
  await time.pass(4_900)
  assert.is(state.asked, 1)
  await time.pass(200)
  assert.is(state.asked, 2)
  cleanStores($status)
})

test('never asks while a question is open', async ({ time }) => {
  const { state, load } = panel()
  state.mood = 'hangs'
  const $status = polled(load, { everySeconds: 5 })
  $status.listen(() => {})
  await time.pass(60_000, 1000)
  assert.is(state.asked, 1)
  hide(true)
  hide(false)
  await time.pass(60_000, 1000)
  assert.is(state.asked, 1)
  void $status.reload()
  await settled()
  assert.equal([state.asked, state.underWay], [2, 1])
  cleanStores($status)
})

test('comes back by itself after a failure and keeps the last value until then', async ({ time }) => {
  const { state, load } = panel()
  const $status = polled(load, { everySeconds: 5 })
  $status.listen(() => {})
  await settled()
  state.mood = 'fails'
  await time.pass(5_100)
  const failed = $status.get()
  assert.is(failed.status === 'failed' && failed.last, 1)
  state.mood = 'answers'
  await time.pass(5_100)
  const ready = $status.get()
  assert.is(ready.status === 'ready' && ready.data, 3)
  cleanStores($status)
})

test('rests while the page is hidden and reads at once when it is overdue', async ({ time }) => {
  const { state, load } = panel()
  const $status = polled(load, { everySeconds: 5 })
  $status.listen(() => {})
  await settled()
  hide(true)
  await time.pass(60_000, 1000)
  assert.is(state.asked, 1)
  hide(false)
  await time.pass(1)
  assert.is(state.asked, 2)
  cleanStores($status)
})

test('waits out the rest of its time when the page is shown again early', async ({ time }) => {
  const { state, load } = panel()
  const $status = polled(load, { everySeconds: 5 })
  $status.listen(() => {})
  await time.pass(1_000)
  hide(true)
  await time.pass(1_000)
  hide(false)
  await time.pass(2_800)
  assert.is(state.asked, 1)
  await time.pass(300)
  assert.is(state.asked, 2)
  cleanStores($status)
})

test('rests while told to, as after a lost session', async ({ time }) => {
  const { state, load } = panel()
  const $status = polled(load, { everySeconds: 5 })
  $status.listen(() => {})
  await settled()
  environment.$pollsPaused.set(true)
  await time.pass(30_000, 1000)
  assert.is(state.asked, 1)
  environment.$pollsPaused.set(false)
  await time.pass(1)
  assert.is(state.asked, 2)
  cleanStores($status)
})

test('starts its wait anew after a reload by hand', async ({ time }) => {
  const { state, load } = panel()
  const $status = polled(load, { everySeconds: 5 })
  $status.listen(() => {})
  await time.pass(4_000)
  await $status.reload()
  assert.is(state.asked, 2)
  await time.pass(4_000)
  assert.is(state.asked, 2)
  await time.pass(1_100)
  assert.is(state.asked, 3)
  cleanStores($status)
})

test('is stale 15 s after the last success, and fresh with the next', async ({ time }) => {
  const { state, load } = panel()
  const $status = polled(load, { everySeconds: 5 })
  $status.listen(() => {})
  $status.$stale.listen(() => {})
  await settled()
  state.mood = 'fails'
  await time.pass(14_900)
  assert.is($status.$stale.get(), false)
  await time.pass(200)
  assert.is($status.$stale.get(), true)
  state.mood = 'answers'
  await time.pass(5_000)
  assert.is($status.$stale.get(), false)
  cleanStores($status, $status.$stale)
})

test('is not stale before it had a value', async ({ time }) => {
  const { state, load } = panel()
  state.mood = 'fails'
  const $status = polled(load, { everySeconds: 5 })
  $status.listen(() => {})
  $status.$stale.listen(() => {})
  await time.pass(30_000, 1000)
  assert.is($status.$stale.get(), false)
  cleanStores($status, $status.$stale)
})

test('sees that it is stale when a sleeping machine wakes', async ({ time }) => {
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

test('does not call slow rounds stale before the next answer is due', async ({ time }) => {
  const { load } = panel()
  const $status = polled(load, { everySeconds: 30 })
  $status.listen(() => {})
  $status.$stale.listen(() => {})
  await time.pass(120_000, 500)
  assert.is($status.$stale.get(), false)
  cleanStores($status, $status.$stale)
})

test('leaves no timer and no question behind', async ({ time }) => {
  const { state, load } = panel()
  const $status = polled(load, { everySeconds: 5 })
  const leave = $status.listen(() => {})
  const leaveStale = $status.$stale.listen(() => {})
  await settled()
  leave()
  leaveStale()
  await time.pass(60_000, 1000)
  hide(true)
  hide(false)
  await time.pass(60_000, 1000)
  assert.is(state.asked, 1)
})

test('goes on for a listener that comes back', async ({ time }) => {
  const { state, load } = panel()
  const $status = polled(load, { everySeconds: 5 })
  const leave = $status.listen(() => {})
  await settled()
  leave()
  await time.pass(20_000, 1000)
  $status.listen(() => {})
  await settled()
  assert.is(state.asked, 2)
  await time.pass(5_100)
  assert.is(state.asked, 3)
  cleanStores($status)
})

test.run()
