import * as assert from 'uvu/assert'
import { readHotspot } from '../../../src/api/hotspot'
import { readSecsLicence } from '../../../src/api/licence'
import { readNodeUses } from '../../../src/api/opcua/server'
import { readHmiName, readTime, saveHmiName } from '../../../src/api/system'
import { provide } from '../../../src/lib/environment'
import { ApiError, type Failure } from '../../../src/lib/remote/failure'
import { withPurpose } from '../../../src/lib/remote/purpose'
import { $session } from '../../../src/session/session'
import { readToken } from '../../../src/session/token'
import { $link, reportReachable } from '../../../src/stores/link'
import { fakeTime, settled } from '../../lib/fake-time'
import { GARBAGE } from '../../panel/faults/garbage'
import { recordCalls } from '../../setup/calls'
import { test } from '../../setup/panel-test'

const SAVING = 'PUT /system/hmi/name'

const pickRefusal = (failure: Failure) =>
  failure.kind === 'refused' ? [failure.status, failure.retryAfterSeconds] : failure.kind

async function failureOf(call: Promise<unknown>): Promise<Failure> {
  const error = await call.then(
    () => assert.unreachable('the call did not fail'),
    thrown => thrown
  )
  assert.instance(error, ApiError)
  return error.failure
}

for (const garbage of GARBAGE) {
  test(`does not accept a ${garbage} response as a name`, async ({ panel }) => {
    panel.faults.garble(garbage, 'GET /system/hmi/name')
    assert.equal(await failureOf(readHmiName()), { kind: 'malformed' })
  })
}

test('says unreachable when the connection is refused or breaks in the middle of the answer', async ({ panel }) => {
  panel.faults.refuseNext('GET /system/time')
  assert.equal(await failureOf(readTime()), { kind: 'unreachable' })
  panel.faults.cutNext('GET /system/time')
  assert.equal(await failureOf(readTime()), { kind: 'unreachable' })
})

test('leaves open whether a save was done whose response breaks off', async ({ panel }) => {
  panel.faults.cutNext('PUT /system/hmi/name')
  assert.equal(await failureOf(saveHmiName('line-3')), { kind: 'unconfirmed' })
  assert.is(panel.state.hmiName, 'line-3')
})

test('gives up a poll after 5 s without a response, and a read and a save after 360 s', async ({ panel }) => {
  panel.faults.hang()
  const time = fakeTime()
  const ended: string[] = []
  const polling = failureOf(readTime(withPurpose('poll'))).then(({ kind }) => ended.push(`poll: ${kind}`))
  const reading = failureOf(readTime()).then(({ kind }) => ended.push(`read: ${kind}`))
  const saving = failureOf(saveHmiName('line-3')).then(({ kind }) => ended.push(`save: ${kind}`))
  await settled()
  await time.pass(4900)
  assert.equal(ended, [])
  await time.pass(100)
  await time.pass(354_900, 1000)
  assert.equal(ended, ['poll: timeout'])
  await time.pass(100)
  time.end()
  assert.equal(ended, ['poll: timeout', 'read: timeout', 'save: timeout'])
  await Promise.all([polling, reading, saving])
})

test('notices within 10 s that the panel is gone, also while two first reads wait for it', async ({ panel }) => {
  reportReachable(true)
  panel.faults.hang()
  const time = fakeTime()
  const leaving = new AbortController()
  const reads = [readTime(leaving.signal), readHmiName(leaving.signal), readTime(withPurpose('poll'))].map(failureOf)
  await settled()
  await time.pass(4900)
  assert.is($link.get(), 'up')
  await time.pass(5200)
  assert.is($link.get(), 'down')
  leaving.abort()
  time.end()
  assert.equal(await Promise.all(reads), [
    { kind: 'cancelled' },
    { kind: 'cancelled' },
    { kind: 'timeout', read: true }
  ])
})

test('gives up a background response of more than 8 MB, whatever it holds', async ({ panel }) => {
  panel.faults.answerNext(200, { name: 'x'.repeat(7_999_000) }, 'GET /system/hmi/name')
  assert.is((await readHmiName()).name.length, 7_999_000)
  panel.faults.answerNext(200, { name: 'x'.repeat(8_000_000) }, 'GET /system/hmi/name')
  assert.equal(await failureOf(readHmiName()), { kind: 'malformed' })
})

test('closes a response that does not end', async () => {
  let closed = false
  const pull = (controller: ReadableStreamDefaultController) => controller.enqueue(new Uint8Array(1_000_000))
  const cancel = () => {
    closed = true
  }
  provide({ transport: async () => new Response(new ReadableStream({ pull, cancel })) })
  assert.equal(await failureOf(readHmiName()), { kind: 'malformed' })
  assert.ok(closed)
})

test('hands over the refusal of a versioned read, which has no ETag', async ({ panel }) => {
  panel.faults.answerNext(403, { error_code: 'forbidden', message: 'no' }, 'GET /network/hotspot')
  const failure = await failureOf(readHotspot())
  assert.is(failure.kind === 'refused' && failure.status, 403)
})

test('rejects settings without the version that a save must name', async ({ panel }) => {
  provide({
    async transport(url, init) {
      const response = await panel.fetch(url, init)
      response.headers.delete('ETag')
      return response
    }
  })
  assert.equal(await failureOf(readHotspot()), { kind: 'malformed' })
})

test('aborts the response to a poll that is not complete after 5 s', async ({ panel }) => {
  const time = fakeTime()
  panel.faults.dribble(500, 'GET /system/hmi/name')
  let outcome: unknown = 'open'
  const reading = failureOf(readHmiName(withPurpose('poll'))).then(failure => {
    outcome = failure
  })
  for (let seconds = 1; seconds <= 5; seconds += 1) {
    assert.is(outcome, 'open')
    await panel.clock.advance(1000)
    await time.pass(1000)
  }
  await reading
  time.end()
  assert.equal(outcome, { kind: 'timeout', read: true })
})

test('accepts the response of another address neither as a value nor as a completed save', async ({ panel }) => {
  panel.faults.redirect('/admin/login')
  assert.equal(pickRefusal(await failureOf(readHmiName())), [302, undefined])
  assert.equal(pickRefusal(await failureOf(saveHmiName('line-3'))), [302, undefined])
})

test('repeats a call that a busy panel refuses, after the wait that it names', async ({ panel }) => {
  const time = fakeTime()
  const calls = recordCalls(panel)
  panel.faults.busyNext(1, SAVING)
  const saving = saveHmiName('line-3')
  await time.pass(900)
  assert.is(panel.state.hmiName, 'line2-hmi')
  await time.pass(500)
  await saving
  time.end()
  assert.is(panel.state.hmiName, 'line-3')
  assert.equal(calls, ['PUT /api/v1/system/hmi/name', 'PUT /api/v1/system/hmi/name'])
})

test('passes on that the panel is busy after three repeats, or where the wait is long', async ({ panel }) => {
  const time = fakeTime()
  const calls = recordCalls(panel)
  panel.faults.busy(1)
  const read = failureOf(readTime())
  await time.pass(4000)
  assert.equal(pickRefusal(await read), [503, 1])
  assert.is(calls.length, 4)
  panel.faults.busy(30)
  assert.equal(pickRefusal(await failureOf(saveHmiName('line-3'))), [503, 30])
  time.end()
  assert.is(calls.length, 5)
})

test('repeats no call that is cancelled while it waits for a busy panel', async ({ panel }) => {
  const time = fakeTime()
  panel.faults.busyNext(1)
  panel.faults.busyNext(1)
  const leaving = new AbortController()
  const reading = failureOf(readTime(leaving.signal))
  await time.pass(500)
  leaving.abort()
  assert.equal(await reading, { kind: 'cancelled' })
  await time.pass(1000)
  time.end()
  assert.is(panel.faults.list().length, 1, 'the panel is called once')
})

test('reports a 408 as a timeout, of what may have been done and of what was only read', async ({ panel }) => {
  panel.faults.answer(408, { error_code: 'timeout', message: 'late' })
  assert.equal(await failureOf(readTime()), { kind: 'timeout', read: true })
  assert.equal(await failureOf(readNodeUses([])), { kind: 'timeout', read: true })
  assert.equal(await failureOf(saveHmiName('line-3')), { kind: 'timeout', read: false })
})

test('ends a call that its caller cancels', async ({ panel }) => {
  panel.faults.hang('GET /system/time')
  const leaving = new AbortController()
  const reading = failureOf(readTime(leaving.signal))
  leaving.abort()
  assert.equal(await reading, { kind: 'cancelled' })
})

test('sends nothing that its caller has already cancelled', async ({ panel }) => {
  const calls = recordCalls(panel)
  assert.equal(await failureOf(readTime(AbortSignal.abort())), { kind: 'cancelled' })
  assert.equal(calls, [])
})

test('ends a cancelled call also where the transport ignores its signal', async () => {
  provide({ transport: () => new Promise(() => {}) })
  const leaving = new AbortController()
  const cancelledAtOnce = failureOf(readTime(leaving.signal))
  leaving.abort()
  assert.equal(await cancelledAtOnce, { kind: 'cancelled' })

  const leavingLater = new AbortController()
  const cancelledLater = failureOf(readTime(leavingLater.signal))
  await settled()
  leavingLater.abort()
  assert.equal(await cancelledLater, { kind: 'cancelled' })
})

test('hands over a refusal with its code, its words and its fields', async () => {
  const failure = await failureOf(saveHmiName('not a name!'))
  assert.is(failure.kind, 'refused')
  if (failure.kind !== 'refused') return
  assert.is(failure.status, 400)
  assert.is(failure.code, 'validation_failed')
  assert.equal(Object.keys(failure.fields), ['name'])
})

test('accepts any 2xx as success where no body is expected', async ({ panel }) => {
  panel.faults.answerNext(200, 'fine', 'PUT /system/hmi/name')
  await saveHmiName('line-3')
})

test('renews an expired token once for all calls that meet it, and repeats each once', async ({ panel }) => {
  const expired = readToken()
  const calls = recordCalls(panel)
  panel.faults.expireSessions()
  const answers = await Promise.all([readTime(), readTime(), readTime(), saveHmiName('line-3')])
  assert.is(answers[0].time, answers[1].time)
  assert.is.not(readToken(), expired)
  assert.is(panel.state.hmiName, 'line-3')
  assert.is(calls.filter(call => call === 'POST /api/v1/auth/token/user').length, 1)
})

test('only repeats a call when the cookie already holds another token', async ({ panel, signIn }) => {
  const calls = recordCalls(panel)
  panel.faults.slowNext(10, 'GET /system/time')
  panel.faults.expireSessions()
  const reading = readTime()
  const other = await signIn('engineer')
  await panel.clock.advance(10)
  assert.ok((await reading).time)
  assert.is(readToken(), other)
  assert.equal(calls, ['GET /api/v1/system/time', 'GET /api/v1/system/time'])
})

test('ends the session at a second 401', async ({ panel }) => {
  $session.set({ status: 'checking' })
  panel.faults.answer(401, { message: 'invalid or expired jwt' }, 'GET /system/time')
  assert.equal(await failureOf(readTime()), { kind: 'session' })
  assert.is($session.get().status, 'signed-out')
  assert.is(readToken(), undefined)
})

test('hands over a 401 with any other message, and neither renews nor ends the session', async ({ panel }) => {
  $session.set({ status: 'checking' })
  const calls = recordCalls(panel)
  panel.faults.answerNext(401, { error_code: 'unauthorized', message: 'missing or malformed jwt' }, 'GET /system/time')
  assert.equal(pickRefusal(await failureOf(readTime())), [401, undefined])
  assert.equal(calls, ['GET /api/v1/system/time'])
  assert.is($session.get().status, 'checking')
  assert.ok(readToken())
})

test('reads the licence also from a text/plain answer', async ({ panel }) => {
  panel.state.secsLicence = true
  assert.is(await readSecsLicence(), true)
})

test.run()
