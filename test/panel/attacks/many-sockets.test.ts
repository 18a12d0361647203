import { once } from 'node:events'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { WebSocket } from 'ws'
import contract from '../../../static/contract/common.json'
import { callerAt } from '../../setup/webview'
import { createPanel, type Panel } from '../panel'
import { serve } from '../server/server'

const test = suite('many sockets and large messages')
const { sockets_per_session: PER_SESSION, sockets: MOST, message_bytes: BYTES } = contract['x-socket-limits']

async function opener(panel: Panel) {
  const { token } = await callerAt(panel, 'operator')
  const upgrade = { cookie: `ihmi_user_token=${token()}`, origin: 'http://panel.test', host: 'panel.test' }
  return () => panel.connect(upgrade, { send() {}, close() {} })
}

test('one session opens so many sockets, and another once one has left', async () => {
  const panel = createPanel()
  const open = await opener(panel)
  const opened = Array.from({ length: 400 }, open)
  assert.is(opened.filter(({ status }) => status === 101).length, PER_SESSION)
  assert.is(open().status, 429)
  const [first] = opened
  if (first && 'leave' in first) first.leave()
  assert.equal([open().status, open().status], [101, 429])
})

test('all sessions together open so many', async () => {
  const panel = createPanel()
  const statuses: number[] = []
  for (let session = 0; session < 10; session += 1) {
    const open = await opener(panel)
    for (let number = 0; number < PER_SESSION; number += 1) statuses.push(open().status)
  }
  assert.is(statuses.filter(status => status === 101).length, MOST)
  assert.is(statuses.at(-1), 503)
})

test('a message that is too large closes its socket', async () => {
  const panel = createPanel()
  const { address, close } = await serve({ panel })
  const { token } = await callerAt(panel, 'operator')
  const headers = { Cookie: `ihmi_user_token=${token()}` }
  const send = async (bytes: number) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/ws/user-mode`, { origin: address, headers })
    await once(socket, 'message')
    socket.send('x'.repeat(bytes))
    const [first] = await Promise.race([once(socket, 'close'), once(socket, 'message')])
    socket.terminate()
    return typeof first === 'number' ? first : 'a response'
  }
  assert.is(await send(BYTES), 'a response')
  assert.is(await send(BYTES + 1), 1009)
  await close()
})

test.run()
