import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { throttle } from '../../src/lib/throttle'
import { fakeTime } from './fake-time'

const test = suite('throttle')

test('passes the first value on at once, then the newest once per interval, and none after the end', async () => {
  const time = fakeTime()
  const passed: number[] = []
  const { pass, cancel } = throttle<number>(value => passed.push(value), 10_000)
  for (let second = 1; second <= 25; second += 1) {
    pass(second)
    await time.pass(1000)
  }
  assert.equal(passed, [1, 11, 21])
  cancel()
  await time.pass(30_000, 1000)
  assert.equal(passed, [1, 11, 21])
  time.end()
})

test.run()
