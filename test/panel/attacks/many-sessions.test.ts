import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import contract from '../../../static/contract/common.json'
import { callerAt } from '../../setup/webview'
import { createPanel } from '../panel'

const test = suite('many sessions and exports of one account')
const { sessions_per_account: MOST } = contract['x-session-limits']
const CHOICES = { separator: ',', decimal: '.', time_format: 'iso' } as const

async function start() {
  const panel = createPanel()
  const admin = await callerAt(panel, 'administrator')
  const sessionsOf = async (name: string): Promise<number> => {
    const { body } = await admin.call('GET /uac/accounts')
    return body.items.find(({ username }: { username: string }) => username === name).sessions
  }
  return { panel, admin, sessionsOf }
}

test('a renewal replaces its session, however often the token is renewed', async () => {
  const { panel, sessionsOf } = await start()
  const { grant, token } = await callerAt(panel, 'operator')
  const tokens = new Set<string>()
  for (let time = 0; time < 100; time += 1) {
    const { body } = await grant({ grant_type: 'refresh_token', refresh_token: token() })
    tokens.add(body.access_token)
  }
  assert.equal([tokens.size, await sessionsOf('operator')], [1, 1])
})

test('one login too many ends the oldest session of its account, and none of another', async () => {
  const { panel, admin, sessionsOf } = await start()
  const callers = []
  for (let time = 0; time <= MOST; time += 1) callers.push(await callerAt(panel, 'operator'))
  assert.is(await sessionsOf('operator'), MOST)
  const [first, second] = callers
  assert.is((await first!.call('GET /system/time')).body.error_code, 'invalid_token')
  assert.is((await second!.call('GET /system/time')).status, 200)
  assert.is((await admin.call('GET /system/time')).status, 200)
})

test('exports of one account displace none of another', async () => {
  const { panel, admin } = await start()
  const operator = await callerAt(panel, 'operator')
  const path = 'POST /data/logs/pallets/exports'
  const { body } = await admin.call(path, CHOICES)
  for (let time = 0; time < 60; time += 1) assert.is((await operator.call(path, CHOICES)).status, 201)
  assert.is((await admin.call(`GET /exports/${body.id}`)).status, 200)
})

test.run()
