import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { takePlace } from '../../../src/api/client/request-slots'

const test = suite('places')
const never = new AbortController().signal

async function settled(promise: Promise<unknown>): Promise<boolean> {
  const waiting = Symbol()
  const turn = new Promise(resolve => setImmediate(resolve, waiting))
  return (await Promise.race([promise, turn])) !== waiting
}

test('keeps one of the three places for the user while reads hang', async () => {
  const first = await takePlace(true, never)
  const second = await takePlace(true, never)
  const third = takePlace(true, never)
  assert.not(await settled(third))

  const save = await takePlace(false, never)
  save()
  first()
  const leaveThird = await third
  leaveThird()
  second()
})

test('lets the user pass reads that wait', async () => {
  const leaves = await Promise.all([takePlace(false, never), takePlace(false, never), takePlace(false, never)])
  const read = takePlace(true, never)
  const save = takePlace(false, never)
  leaves[0]!()
  const leaveSave = await save
  assert.not(await settled(read))
  leaveSave()
  const leaveRead = await read
  for (const leave of [leaveRead, ...leaves]) leave()
})

test('forgets who gives up waiting, and a place left twice is free once', async () => {
  const leaves = await Promise.all([takePlace(false, never), takePlace(false, never), takePlace(false, never)])
  const gone = new AbortController()
  const waiting = takePlace(false, gone.signal)
  gone.abort()
  assert.is((await waiting.catch(error => error)).name, 'AbortError')

  leaves[0]!()
  leaves[0]!()
  const again = await takePlace(false, never)
  const tooMany = takePlace(false, never)
  assert.not(await settled(tooMany))
  again()
  const last = await tooMany
  for (const leave of [last, ...leaves]) leave()
})

test.run()
