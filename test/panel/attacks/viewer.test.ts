import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type CallName, startPanel } from '../http/caller'

const test = suite('a viewer')

const ACTIONS: [action: string, name: CallName, body?: object][] = [
  ['event-acknowledge', 'POST /data/events/acknowledgements', { numbers: [1], comment: '' }],
  ['event-acknowledge', 'POST /data/events/1/comments', { text: 'Seen' }],
  ['event-silence', 'POST /data/events/silence'],
  ['event-delete', 'POST /data/events/deletions', { before: '2026.11.20-00:00:00', total: 1, reason: 'x' }],
  ['event-delete', 'PUT /data/events/settings', { retention_days: 1 }],
  ['clock', 'PUT /system/datetime', { time: '2026.11.21-12:00:00' }]
]

async function start() {
  const { panel, ...caller } = await startPanel('operator')
  return { panel, account: panel.state.accounts.find(({ username }) => username === 'operator')!, ...caller }
}

test('neither acknowledges, silences, deletes nor sets the clock', async () => {
  const { panel, call, callAny, versionOf } = await start()
  const stored = (await call('GET /data/events')).body.stored
  const before = panel.clock.now()
  for (const [action, name, body] of ACTIONS) {
    const version = name.startsWith('PUT /data') ? await versionOf('/data/events/settings') : {}
    const refused = await callAny(name, body, version)
    assert.equal([refused.status, refused.body.details], [403, { permission: action }], name)
  }
  assert.is((await call('GET /data/events')).body.stored, stored)
  assert.is(panel.state.eventSettings.retention_days, 30)
  assert.is(panel.clock.now(), before)
})

test('may do each of them with its permission, as long as the screen may be opened', async () => {
  const { account, call, callAny } = await start()
  for (const [action, name, body] of ACTIONS.filter(([action]) => action !== 'clock')) {
    account.roles = ['event-log', action]
    assert.not([403].includes((await callAny(name, body)).status), name)
    account.roles = [action]
    assert.is((await callAny(name, body)).status, 403, name)
  }
  account.roles = ['clock']
  assert.is((await call('PUT /system/datetime', { time: '2026.11.21-09:42:00' })).status, 204)
})

test('needs the permission for the time servers too, which set the clock', async () => {
  const { account, save } = await start()
  account.roles = ['misc']
  assert.equal((await save('/features/misc/time', {})).body.details, { permission: 'clock' })
  account.roles = ['misc', 'clock']
  assert.is((await save('/features/misc/time', {})).status, 204)
})

test('is told which actions the panel distinguishes', async () => {
  const { call } = await start()
  const { permission } = (await call('GET /uac/account/userinfo')).body
  assert.equal(permission.actions?.slice().sort(), ['clock', 'event-acknowledge', 'event-delete', 'event-silence'])
})

test.run()
