import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { HOSTILE_REQUESTS, sendRaw } from '../../setup/hostile-requests'
import { createSmallDist } from '../../setup/small-dist'
import { runningClock } from '../device/device-clock'
import { createPanel } from '../panel'
import { serve } from '../server/server'

const test = suite('hostile requests')

test('leave the panel there, and are no fault of its own', async () => {
  const panel = createPanel({ clock: runningClock() })
  panel.state.specification.usermode = true
  const { address, close } = await serve({ panel, dist: createSmallDist() })
  for (const [index, request] of HOSTILE_REQUESTS.entries()) {
    const [status] = await sendRaw(Number(new URL(address).port), request)
    assert.ok(status === undefined || status < 500, `${index}: ${status}`)
  }
  assert.is((await fetch(`${address}/api/v1/system/hmi/name`)).status, 200)
  await close()
})

test.run()
