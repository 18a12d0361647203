import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { goOnline, HARDWARE_KEY, internetOf } from '../../setup/internet'
import { until } from '../../setup/until'
import { callerAs } from '../http/caller'
import { closing, portOf } from '../network/plant-server'
import { createPanel } from '../panel'

const EA = '/features/easyaccess'
const PLC = { address: '192.168.10.23', port: 502 }
const test = suite('easyaccess pass-through')
const internet = internetOf(test)

/** A device that sends back what it receives. */
let device: Server
let connections = 0
let closeDevice: () => Promise<void>

test.before(() => {
  device = createServer(socket => {
    connections += 1
    socket.pipe(socket)
  }).listen(0, '127.0.0.1')
  closeDevice = closing(device)
})
test.before.each(() => {
  connections = 0
})
test.after(() => closeDevice())

async function start(passThrough = true) {
  const panel = createPanel()
  panel.state.easyaccess.settings.pass_through = passThrough
  const port = await portOf(device)
  panel.state.plcServers = { '192.168.10.23:502': port, '192.168.10.77:22': port }
  const { call, save } = await callerAs(panel)
  await goOnline(panel, internet())
  const reach = async ({ address, port }: typeof PLC): Promise<Socket> => {
    const forwarding = await internet().portal.forward(HARDWARE_KEY, address, port)
    return connect(forwarding.port, '127.0.0.1').on('error', () => {})
  }
  return { panel, call, save, reach }
}

const echo = async (socket: Socket, text: string) => {
  socket.write(text)
  const [bytes] = await once(socket, 'data')
  return String(bytes)
}

test('connects remote users to a linked device, several at a time', async () => {
  const { reach } = await start()
  const [first, second] = [await reach(PLC), await reach(PLC)]
  assert.is(await echo(first, 'read MW0'), 'read MW0')
  assert.is(await echo(second, 'read MW1'), 'read MW1')
  assert.is(connections, 2)
  first.destroy()
  assert.is(await echo(second, 'read MW2'), 'read MW2')
})

for (const [what, passThrough, target] of [
  ['while it is off', false, PLC],
  ['to a computer that is no linked device', true, { address: '192.168.10.77', port: 22 }]
] as const)
  test(`connects nobody ${what}`, async () => {
    const { reach } = await start(passThrough)
    await once(await reach(target), 'close')
    assert.is(connections, 0)
  })

test('ends the connections of remote users when it is switched off', async () => {
  const { panel, save, reach } = await start()
  const socket = await reach(PLC)
  await echo(socket, 'read MW0')
  const closed = once(socket, 'close')
  assert.is((await save(`${EA}/settings`, { pass_through: false })).status, 204)
  await closed
  assert.is(panel.easyAccess.state(), 'Connected')
})

test('ends them when the panel disconnects', async () => {
  const { call, reach } = await start()
  const socket = await reach(PLC)
  await echo(socket, 'read MW0')
  const closed = once(socket, 'close')
  await call(`POST ${EA}/stop`)
  await closed
  await until(
    'the device has no connection',
    () => new Promise<boolean>(resolve => device.getConnections((_, count) => resolve(count === 0)))
  )
})

test.run()
