import { once } from 'node:events'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { WebSocket } from 'ws'
import contract from '../../../static/contract/common.json'
import { callerAt, openScreen } from '../../setup/webview'
import { createPanel, type Panel } from '../panel'
import { serve } from '../server/server'

const test = suite('many sockets and large messages')
const {
  sockets_per_account: PER_ACCOUNT,
  sockets: MOST,
  reserved_sockets: RESERVED,
  message_bytes: BYTES
} = contract['x-socket-limits']

async function opener(panel: Panel, account = 'operator') {
  const { token } = await callerAt(panel, account)
  const upgrade = { cookie: `ihmi_user_token=${token()}`, origin: 'http://panel.test', host: 'panel.test' }
  return () => panel.connect(upgrade, { send() {}, close() {} })
}

test('one account opens so many sockets over all its sessions, and another once one has left', async () => {
  const panel = createPanel()
  const [open, again] = [await opener(panel), await opener(panel)]
  const opened = Array.from({ length: 400 }, (_, index) => (index % 2 ? again() : open()))
  assert.is(opened.filter(({ status }) => status === 101).length, PER_ACCOUNT)
  assert.is(open().status, 429)
  const [first] = opened
  if (first && 'leave' in first) first.leave()
  assert.equal([open().status, open().status], [101, 429])
})

/** Opens as many as each account may. */
async function fill(panel: Panel, accounts: string[]): Promise<number[]> {
  const statuses: number[] = []
  for (const account of accounts) {
    const open = await opener(panel, account)
    for (let number = 0; number < PER_ACCOUNT; number += 1) statuses.push(open().status)
  }
  return statuses
}

const OTHERS = ['operator', 'newcomer', 'nobody', 'expired']

test('all accounts together open so many, of which some are reserved for those who manage accounts', async () => {
  const panel = createPanel()
  for (const account of panel.state.accounts) if (OTHERS.includes(account.username)) account.roles = ['info']
  const statuses = await fill(panel, OTHERS)
  assert.is(statuses.filter(status => status === 101).length, MOST - RESERVED)
  assert.is(statuses.at(-1), 503)
  const reserved = await fill(panel, ['administrator', 'engineer'])
  assert.is(reserved.filter(status => status === 101).length, RESERVED)
  assert.is(reserved.at(-1), 503)
})

test('the page that controls the panel opens a reserved socket', async () => {
  const panel = createPanel()
  const { rejoin, request } = await openScreen(panel, { account: 'operator', address: '192.168.10.71' })
  await request()
  await fill(
    panel,
    OTHERS.filter(name => name !== 'operator')
  )
  const open = await opener(panel, 'operator')
  assert.is(open().status, 503)
  assert.is(rejoin().status, 101)
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
