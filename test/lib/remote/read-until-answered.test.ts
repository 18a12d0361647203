import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ApiError, type Failure } from '../../../src/lib/remote/failure'
import { readUntilAnswered } from '../../../src/lib/remote/read-until-answered'
import { fakeTime, settled } from '../fake-time'

const test = suite<{ time: ReturnType<typeof fakeTime> }>('read until answered')
const MORE_THAN_A_PAUSE = 60_000
const refused = (status: number): Failure => ({ kind: 'refused', status, code: '', message: '', fields: {} })

test.before.each(context => {
  context.time = fakeTime()
})
test.after.each(({ time }) => time.end())

/** How often it reads within a minute, if each read fails in this way. */
async function countReads(time: ReturnType<typeof fakeTime>, failure: Failure) {
  let reads = 0
  const stop = readUntilAnswered(async () => {
    reads += 1
    throw new ApiError(failure)
  })
  await settled()
  await time.pass(MORE_THAN_A_PAUSE, 1000)
  stop()
  return reads
}

test('reads again after a failure that may pass', async ({ time }) => {
  for (const failure of [refused(500), refused(503), { kind: 'unreachable' }, { kind: 'timeout' }] as const)
    assert.ok((await countReads(time, failure)) > 1, JSON.stringify(failure))
})

test('does not read again after a refusal, at the end of a session, or when it is cancelled', async ({ time }) => {
  for (const failure of [refused(403), refused(499), { kind: 'session' }, { kind: 'cancelled' }] as const)
    assert.is(await countReads(time, failure), 1, JSON.stringify(failure))
})

test('ends with an answer, or when it is stopped', async ({ time }) => {
  let reads = 0
  let aborted = false
  const stop = readUntilAnswered(async signal => {
    signal.addEventListener('abort', () => {
      aborted = true
    })
    reads += 1
    if (reads === 1) throw new ApiError({ kind: 'unreachable' })
  })
  await settled()
  await time.pass(MORE_THAN_A_PAUSE, 1000)
  assert.is(reads, 2)
  stop()
  assert.ok(aborted)
})

test.run()
