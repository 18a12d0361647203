import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { provide } from '../../src/lib/environment'
import { keepTimeSocket } from '../../src/stores/time-socket'
import { fakeTime } from '../lib/fake-time'

const test = suite('time socket')

test('ignores what a socket still sends after it is stopped, and opens no other', async () => {
  const sockets: EventTarget[] = []
  provide({
    openSocket() {
      const socket = Object.assign(new EventTarget(), { close() {} })
      sockets.push(socket)
      return socket as never // the part of a WebSocket that is used, with the events of an EventTarget
    }
  })
  const time = fakeTime()
  const events: string[] = []
  const stop = keepTimeSocket(
    'ws://panel.test/ws/datetime',
    text => events.push(text) > 0,
    () => events.push('failed')
  )
  const [socket] = sockets
  socket!.dispatchEvent(new MessageEvent('message', { data: '09:41:07' }))
  assert.equal(events, ['09:41:07'])
  stop()
  socket!.dispatchEvent(new MessageEvent('message', { data: '09:41:08' }))
  socket!.dispatchEvent(new Event('error'))
  socket!.dispatchEvent(new Event('close'))
  await time.pass(10_000)
  time.end()
  assert.equal(events, ['09:41:07'])
  assert.is(sockets.length, 1)
})

test('counts the time that a connection lasts from its first message, so that a server that hangs is tried six times', async () => {
  let opened = 0
  const time = fakeTime()
  provide({
    openSocket() {
      opened += 1
      const socket = new EventTarget()
      // As a browser that waits for the handshake.
      setTimeout(() => socket.dispatchEvent(new Event('close')), 90_000)
      return Object.assign(socket, { close() {} }) as never // as above
    }
  })
  const stop = keepTimeSocket(
    'ws://panel.test/ws/datetime',
    () => true,
    () => {}
  )
  await time.pass(1_800_000, 1000)
  stop()
  time.end()
  assert.is(opened, 6)
})

test.run()
