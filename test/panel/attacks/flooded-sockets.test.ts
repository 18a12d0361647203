import { once } from 'node:events'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { WebSocket } from 'ws'
import contract from '../../../static/contract/common.json'
import { callerAt, openScreen, VIEW_USER } from '../../setup/webview'
import { createPanel } from '../panel'
import { serve } from '../server/server'

const test = suite('sockets that are flooded')
const { messages_per_second: MOST } = contract['x-socket-limits']

/** A controller, and another user who only watches. */
async function start() {
  const panel = createPanel()
  const controller = await openScreen(panel, { account: 'engineer', address: '192.168.10.71' })
  await controller.request()
  const viewer = await openScreen(panel, { account: 'operator', user: VIEW_USER, address: '192.168.10.72' })
  const { token } = await callerAt(panel, 'operator', '192.168.10.72')
  const upgrade = { cookie: `ihmi_user_token=${token()}`, origin: 'http://panel.test', host: 'panel.test' }
  let sent = 0
  const send = () => {
    sent += 1
  }
  const peer = { send, close() {} }
  assert.is(panel.webview.watch(upgrade, peer).status, 101)
  return { panel, controller, viewer, sent: () => sent }
}

test('a socket that sends more messages in a second than are read closes, and the next has no effect', async () => {
  const { panel, controller } = await start()
  for (let index = 0; index < MOST; index += 1) controller.page.send({ kind: 'touch' })
  assert.is(controller.page.open, true)
  controller.page.send({ kind: 'operate', object: 'pump', value: 0 })
  assert.equal([controller.page.open, controller.page.code, panel.webview.line.settingOf('pump')], [false, 1008, 1])
})

test('as many messages in each second are read', async () => {
  const { panel, controller } = await start()
  for (let second = 0; second < 3; second += 1) {
    for (let index = 0; index < MOST; index += 1) controller.page.send({ kind: 'touch' })
    await panel.clock.advance(1000)
  }
  assert.is(controller.page.open, true)
})

test('what a viewer presses is sent to nobody else, and what a controller presses is', async () => {
  const { viewer, controller, sent } = await start()
  const before = sent()
  for (const kind of ['acknowledge', 'touch']) viewer.page.send({ kind })
  viewer.page.send({ kind: 'operate', object: 'pump', value: 0 })
  assert.is(sent(), before)
  controller.page.send({ kind: 'operate', object: 'pump', value: 0 })
  assert.is(sent(), before + 1)
})

test('a flood over the network closes its socket, and other clients are served', async () => {
  const panel = createPanel()
  const { address, close } = await serve({ panel })
  const { token } = await callerAt(panel, 'operator')
  const headers = { Cookie: `ihmi_user_token=${token()}` }
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws/user-mode`, { origin: address, headers })
  await once(socket, 'message')
  let pongs = 0
  socket.on('message', data => {
    if (String(data).includes('pong')) pongs += 1
  })
  const closed = once(socket, 'close')
  for (let index = 0; index < 20_000; index += 1) socket.send('{"kind":"acknowledge"}')
  assert.is((await fetch(`${address}/api/v1/system/hmi/name`)).status, 200)
  assert.is((await closed)[0], 1008)
  assert.ok(pongs <= MOST, `${pongs} responses`)
  await close()
})

test.run()
