import '../../setup/dom'
import { cleanStores } from 'nanostores'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ApiError } from '../../../src/lib/remote/failure'
import { polled } from '../../../src/lib/remote/polled'
import type { PurposeSignal } from '../../../src/lib/remote/purpose'
import { fakeTime } from '../fake-time'

const test = suite('purpose of polls')
let time: ReturnType<typeof fakeTime>

test.before.each(() => {
  time = fakeTime()
})
test.after.each(() => time.end())

test('marks what it repeats as a poll, but neither a first read nor what its user requests', async () => {
  const purposes: unknown[] = []
  let responds = false
  const $status = polled(
    async (signal: PurposeSignal) => {
      purposes.push(signal.purpose)
      if (!responds) throw new ApiError({ kind: 'unreachable' })
    },
    { everySeconds: 5 }
  )
  $status.listen(() => {})
  await time.pass(5100)
  assert.equal(purposes, [undefined, undefined], 'it has no data')
  responds = true
  await time.pass(5100)
  await time.pass(5100)
  assert.equal(purposes.slice(2), [undefined, 'poll'])
  responds = false
  await time.pass(5100)
  await $status.reload()
  assert.equal(purposes.slice(4), ['poll', undefined])
  cleanStores($status)
})

test('pauses once its user cancels a read, until they read again', async () => {
  const signals: AbortSignal[] = []
  const $status = polled(
    async signal => {
      signals.push(signal)
      if (signals.length === 1) await new Promise(() => {})
    },
    { everySeconds: 5 }
  )
  $status.listen(() => {})
  await time.pass(9000)
  $status.cancel()
  document.dispatchEvent(new Event('visibilitychange'))
  await time.pass(30_000, 1000)
  assert.equal(
    signals.map(({ aborted }) => aborted),
    [true]
  )
  await $status.reload()
  await time.pass(5100)
  assert.is(signals.length, 3)
  cleanStores($status)
})

test.run()
