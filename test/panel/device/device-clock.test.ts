import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { runningClock } from './device-clock'

const test = suite('device clock')

test('a running clock that is moved on runs what is due in its order, and keeps the rest waiting', async () => {
  const clock = runningClock(0)
  const done: string[] = []
  clock.after(60_000, () => done.push('minute'))
  clock.after(20_000, () => {
    done.push('first step')
    clock.after(20_000, () => done.push('second step'))
  })
  clock.after(30_000, () => done.push('cancelled'))()
  await clock.advance(50_000)
  assert.equal(done, ['first step', 'second step'])
  assert.ok(clock.now() >= 50_000 && clock.now() < 60_000)
  await clock.advance(10_000)
  assert.equal(done, ['first step', 'second step', 'minute'])
})

test('a running clock continues after it was moved on', async () => {
  const clock = runningClock(0)
  const due = new Promise<number>(resolve => clock.after(1020, () => resolve(clock.elapsed())))
  // Its own timer keeps no process alive.
  const alive = setTimeout(() => {}, 5000)
  await clock.advance(1000)
  assert.ok((await due) >= 1019)
  clearTimeout(alive)
})

test.run()
