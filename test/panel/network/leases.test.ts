import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createPanel } from '../panel'

const test = suite('leases')
const HOUR = 3_600_000
const ACQUIRED_MS = 5000
/** After it a panel without a lease gives itself an address. */
const GIVEN_UP_MS = 30_000

/** Its first port has a lease of 24 hours. */
function start() {
  const panel = createPanel({ seed: 'factory-new' })
  const port = panel.state.ethernet[0]!
  const status = () => panel.network.status(port)
  return { clock: panel.clock, port, status }
}

test('a lease is renewed when half of it is over, and does not run out', async () => {
  const { clock, status } = start()
  assert.is(status().lease_seconds_left, 86_400)
  await clock.advance(11 * HOUR)
  assert.is(status().lease_seconds_left, 13 * 3600)
  await clock.advance(HOUR)
  assert.is(status().lease_seconds_left, 86_400)
  await clock.advance(48 * HOUR)
  assert.equal([status().state, status().address], ['up', '192.168.1.10'])
})

test('a renewal takes over another address of the server', async () => {
  const { clock, port, status } = start()
  port.offer = { ...port.offer!, address: '192.168.1.77' }
  await clock.advance(11 * HOUR)
  assert.is(status().address, '192.168.1.10')
  await clock.advance(HOUR)
  assert.is(status().address, '192.168.1.77')
})

test('without a server the lease runs out, and the port gives itself an address until there is one again', async () => {
  const { clock, port, status } = start()
  const { offer } = port
  port.offer = undefined
  await clock.advance(24 * HOUR - 1000)
  assert.equal([status().state, status().lease_seconds_left], ['up', 1])
  await clock.advance(1000)
  assert.equal([status().state, status().address, status().lease_seconds_left], ['acquiring', null, null])
  await clock.advance(GIVEN_UP_MS)
  assert.equal([status().state, status().address], ['fallback', '169.254.127.49'])
  port.offer = offer
  await clock.advance(5 * 60_000 + ACQUIRED_MS)
  assert.equal([status().state, status().address], ['up', '192.168.1.10'])
})

test('without its cable a port renews nothing', async () => {
  const { clock, port, status } = start()
  port.cable = undefined
  await clock.advance(24 * HOUR)
  port.cable = { speedMbit: 100, duplex: 'full' }
  assert.equal([status().state, status().address], ['acquiring', null])
})

test.run()
