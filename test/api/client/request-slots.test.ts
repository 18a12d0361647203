import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { acquireSlot } from '../../../src/api/client/request-slots'

const test = suite('places')
const never = new AbortController().signal

async function settled(promise: Promise<unknown>): Promise<boolean> {
  const waiting = Symbol()
  const turn = new Promise(resolve => setImmediate(resolve, waiting))
  return (await Promise.race([promise, turn])) !== waiting
}

test('keeps one of the three places for the user while reads hang', async () => {
  const first = await acquireSlot(true, never)
  const second = await acquireSlot(true, never)
  const third = acquireSlot(true, never)
  assert.not(await settled(third))

  const save = await acquireSlot(false, never)
  save()
  first()
  const leaveThird = await third
  leaveThird()
  second()
})

test('lets the user pass reads that wait', async () => {
  const leaves = await Promise.all([acquireSlot(false, never), acquireSlot(false, never), acquireSlot(false, never)])
  const read = acquireSlot(true, never)
  const save = acquireSlot(false, never)
  leaves[0]!()
  const leaveSave = await save
  assert.not(await settled(read))
  leaveSave()
  const leaveRead = await read
  for (const leave of [leaveRead, ...leaves]) leave()
})

test('forgets who gives up waiting, and a place left twice is free once', async () => {
  const leaves = await Promise.all([acquireSlot(false, never), acquireSlot(false, never), acquireSlot(false, never)])
  const gone = new AbortController()
  const waiting = acquireSlot(false, gone.signal)
  gone.abort()
  assert.is((await waiting.catch(error => error)).name, 'AbortError')

  leaves[0]!()
  leaves[0]!()
  const again = await acquireSlot(false, never)
  const tooMany = acquireSlot(false, never)
  assert.not(await settled(tooMany))
  again()
  const last = await tooMany
  for (const leave of [last, ...leaves]) leave()
})

test.run()
