import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { acquireSlot } from '../../../src/api/client/request-slots'

const test = suite('request slots')
const never = new AbortController().signal

async function settled(promise: Promise<unknown>): Promise<boolean> {
  const waiting = Symbol()
  const turn = new Promise(resolve => setImmediate(resolve, waiting))
  return (await Promise.race([promise, turn])) !== waiting
}

test('keeps one of the three slots for the user while reads hang', async () => {
  const first = await acquireSlot(true, never)
  const second = await acquireSlot(true, never)
  const third = acquireSlot(true, never)
  assert.not(await settled(third))

  const save = await acquireSlot(false, never)
  save()
  first()
  const releaseThird = await third
  releaseThird()
  second()
})

test('sends an action of the user before reads that wait', async () => {
  const releases = await Promise.all([acquireSlot(false, never), acquireSlot(false, never), acquireSlot(false, never)])
  const read = acquireSlot(true, never)
  const save = acquireSlot(false, never)
  releases[0]!()
  const releaseSave = await save
  assert.not(await settled(read))
  releaseSave()
  const releaseRead = await read
  for (const release of [releaseRead, ...releases]) release()
})

test('forgets a request that gives up waiting, and a slot released twice is free once', async () => {
  const releases = await Promise.all([acquireSlot(false, never), acquireSlot(false, never), acquireSlot(false, never)])
  const gone = new AbortController()
  const waiting = acquireSlot(false, gone.signal)
  gone.abort()
  assert.is(await waiting.catch(() => 'gave up'), 'gave up')

  releases[0]!()
  releases[0]!()
  const again = await acquireSlot(false, never)
  const tooMany = acquireSlot(false, never)
  assert.not(await settled(tooMany))
  again()
  const last = await tooMany
  for (const release of [last, ...releases]) release()
})

test.run()
