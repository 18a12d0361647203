import '../setup/dom'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { RESIZE_DELAY_MILLISECONDS, watchSize } from '../../src/chart/resize'

const wait = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))
const resize = () => window.dispatchEvent(new Event('resize'))

test('redraws once, 200 ms after the last resize', async () => {
  let redrawn = 0
  const stop = watchSize(document.body, () => {
    redrawn += 1
  })
  resize()
  await wait(RESIZE_DELAY_MILLISECONDS / 2)
  resize()
  await wait(RESIZE_DELAY_MILLISECONDS * 0.75)
  assert.is(redrawn, 0)
  await wait(RESIZE_DELAY_MILLISECONDS / 2)
  assert.is(redrawn, 1)
  stop()
})

test('redraws nothing after it was stopped', async () => {
  const stop = watchSize(document.body, () => assert.unreachable())
  resize()
  stop()
  resize()
  await wait(RESIZE_DELAY_MILLISECONDS * 1.25)
})

test.run()
