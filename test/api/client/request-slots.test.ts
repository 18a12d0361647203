import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { acquireSlot } from '../../../src/api/client/request-slots'
import { fakeTime } from '../../lib/fake-time'

const test = suite('request slots')
const never = new AbortController().signal

async function settled(promise: Promise<unknown>): Promise<boolean> {
  const waiting = Symbol()
  const turn = new Promise(resolve => setImmediate(resolve, waiting))
  return (await Promise.race([promise, turn])) !== waiting
}

test('keeps one of the three slots for the user while reads hang', async () => {
  const first = await acquireSlot('read', never)
  const second = await acquireSlot('read', never)
  const third = acquireSlot('read', never)
  assert.not(await settled(third))

  const save = await acquireSlot('action', never)
  save()
  first()
  const releaseThird = await third
  releaseThird()
  second()
})

test('sends an action of the user before reads that wait', async () => {
  const releases = await Promise.all([
    acquireSlot('action', never),
    acquireSlot('action', never),
    acquireSlot('action', never)
  ])
  const read = acquireSlot('read', never)
  const save = acquireSlot('action', never)
  releases[0]!()
  const releaseSave = await save
  assert.not(await settled(read))
  releaseSave()
  const releaseRead = await read
  for (const release of [releaseRead, ...releases]) release()
})

test('forgets a request that gives up waiting, and a slot released twice is free once', async () => {
  const releases = await Promise.all([
    acquireSlot('action', never),
    acquireSlot('action', never),
    acquireSlot('action', never)
  ])
  const gone = new AbortController()
  const waiting = acquireSlot('action', gone.signal)
  gone.abort()
  assert.is(await waiting.catch(() => 'gave up'), 'gave up')

  releases[0]!()
  releases[0]!()
  const again = await acquireSlot('action', never)
  const tooMany = acquireSlot('action', never)
  assert.not(await settled(tooMany))
  again()
  const last = await tooMany
  for (const release of [last, ...releases]) release()
})

test('lets a poll, and beside it an action, pass two reads and a retry that take longer than 5 s', async () => {
  const time = fakeTime()
  const reads = [await acquireSlot('read', never), await acquireSlot('read', never)]
  const poll = acquireSlot('poll', never)
  const read = acquireSlot('read', never)
  await time.pass(4900)
  assert.not(await settled(poll))
  await time.pass(200)
  const releasePoll = await poll
  const retry = acquireSlot('retry', never)
  const action = await acquireSlot('action', never)
  assert.equal([await settled(read), await settled(retry)], [false, false])
  releasePoll()
  action()
  const releaseRetry = await retry
  const nextPoll = acquireSlot('poll', never)
  const nextAction = await acquireSlot('action', never)
  assert.not(await settled(nextPoll))
  for (const release of [...reads, releaseRetry, nextAction]) release()
  for (const release of await Promise.all([read, nextPoll])) release()
  time.end()
})

test.run()
