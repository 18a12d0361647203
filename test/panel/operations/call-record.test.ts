import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { assembleContract } from '../../../.build/contract.mjs'
import { listOperations } from '../http/contract-document'
import { done, ok } from '../http/handler-types'
import type { PanelState } from '../state'
import { recordOf } from './call-record'
import { plant } from './plant-log'

const test = suite('call record')

const values = (changes: { field: string; previous: unknown; next: unknown }[]) =>
  changes.map(({ field, previous, next }) => [field, previous, next])

test('records a change with who, where, what and both values', async () => {
  const { call, newest } = await plant()
  await call('PUT /system/hmi/name', { name: 'line3-hmi' })
  const { number, changes, ...rest } = await newest()
  assert.equal(values(changes), [['name', 'line2-hmi', 'line3-hmi']])
  assert.equal(rest, {
    kind: 'record',
    time: '2026/11/21 09:41:07',
    utc_offset: '+09:00',
    zone: 'Asia/Tokyo',
    username: 'administrator',
    role: 'administrator',
    place: 'console',
    address: null,
    screen: 'system',
    action: 'change',
    object: 'hmi name',
    function: 'PUT /system/hmi/name',
    target: '/api/v1/system/hmi/name',
    change_count: 1,
    result: 'done',
    code: null,
    information: ''
  })
})

test('names only the fields that a saved form changed, and a new password without its value', async () => {
  const { save, newest } = await plant()
  await save('/email/smtp', { port: 2525, password: 'secret 7' })
  const { changes, object } = await newest()
  assert.is(object, 'smtp')
  assert.equal(values(changes).slice(0, 1), [['port', 587, 2525]])
  assert.equal(changes.at(-1), { field: 'password', previous: null, next: null, secret: true })
})

test('records added, changed and deleted entries of a list by their name', async () => {
  const { call, newest } = await plant()
  const contact = { name: 'Yuki Mori', mail: 'mori@plant.example', groups: [] }
  const added = await call('POST /email/contacts', contact)
  const { action, object, changes } = await newest()
  assert.equal([action, object], ['add', 'Yuki Mori'])
  assert.ok(values(changes).some(it => JSON.stringify(it) === '["mail",null,"mori@plant.example"]'))

  await call(`DELETE /email/contacts/${added.body.id}`)
  const deleted = await newest()
  assert.equal([deleted.action, deleted.object], ['delete', 'Yuki Mori'])
})

test('names the part of an entry that a call changes, and what an action concerns', async () => {
  const { call, newest } = await plant()
  const written = async () => {
    const { action, object, changes } = await newest()
    return [action, object, values(changes)]
  }
  await call('PUT /uac/accounts/3/enabled', { enabled: false })
  assert.equal(await written(), ['change', 'Operator', [['enabled', null, false]]])
  await call('DELETE /uac/accounts/7/lock')
  assert.equal(await written(), ['delete', 'Locked Out', []])
  await call('POST /network/tools/ping', { host: '192.168.10.1' })
  assert.equal(await written(), ['run', 'tools ping', [['host', null, '192.168.10.1']]])
  await call('POST /project/recipes/bottle-formats/exports', { separator: ',', decimal: '.' })
  assert.equal(await written(), ['export', 'Bottle formats', []])
})

test('records no changes of what is exported, and a login at WebView as a login', async () => {
  const { call, newest } = await plant()
  await call('POST /data/logs/filler-temperatures/databases')
  const exported = await newest()
  assert.equal([exported.action, exported.changes], ['export', []])
  await call('POST /features/webview/connections', { username: 'nobody', password: 'wrong' })
  const { action, result, changes } = await newest()
  assert.equal([action, result, changes], ['sign_in', 'refused', []])
})

test('records who has acknowledged a hint', async () => {
  const { call, newest } = await plant()
  const id = 'port_without_link-eth1'
  await call(`PUT /system/health/findings/${id}/acknowledgement`)
  const { username, action, object, changes } = await newest()
  assert.equal([username, action, object], ['administrator', 'acknowledge', id])
  assert.equal(values(changes), [[`findings[${id}].acknowledged`, false, true]])
})

test('records which events were acknowledged or deleted, also those that are on no page of the list', async () => {
  const { call, newest } = await plant()
  const { items } = (await call('GET /data/events?state=triggered,returned_unacknowledged&limit=500')).body
  const numbers = [items[0].number, items.at(-1).number]
  await call('POST /data/events/acknowledgements', { numbers, comment: 'Cleaned' })
  const acknowledged = await newest()
  assert.equal([acknowledged.action, acknowledged.object], ['acknowledge', 'events'])
  const recorded = [
    ['numbers', null, numbers.join(', ')],
    ['comment', null, 'Cleaned']
  ]
  assert.equal(values(acknowledged.changes), recorded)
  await call(`POST /data/events/${numbers[0]}/comments`, { text: 'Spare part ordered' })
  const commented = await newest()
  assert.equal([commented.action, commented.object], ['add', String(numbers[0])])
  assert.equal(values(commented.changes), [['text', null, 'Spare part ordered']])
  const { total } = (await call('GET /data/events/deletion-plan?before=2026.11.16-00:00:00')).body
  await call('POST /data/events/deletions', { before: '2026.11.16-00:00:00', total, reason: 'Commissioning' })
  const { action, object, changes } = await newest()
  const deletion = [
    ['before', null, '2026.11.16-00:00:00'],
    ['total', null, total]
  ]
  assert.equal([action, object, values(changes)], ['delete', 'events', deletion])
})

test('records a backup with its target, and a download of its files', async () => {
  const { call, panel, newest, signIn } = await plant()
  await call('POST /data/backup/runs?target=pc')
  const started = await newest()
  assert.equal(
    [started.action, started.object, values(started.changes)],
    ['run', 'line2-hmi', [['target', null, 'pc']]]
  )
  while (panel.jobs.isRunning('data-backup')) {
    await panel.clock.advance(1000)
    await new Promise(setImmediate)
  }
  await signIn('administrator', 'admin-3152')
  const [run] = (await call('GET /data/backup/runs')).body.items
  const [{ name }] = run.files
  await call(`POST /data/backup/runs/${run.id}/downloads`, { name })
  const { action, object } = await newest()
  assert.equal([action, object], ['export', name])
})

test('records a refused write with its code and what was requested', async () => {
  const { call, newest, panel } = await plant()
  panel.state.timeIsSynchronised = true
  await call('PUT /system/datetime', { time: '2026.11.21-10:00:00' })
  const { result, code, changes } = await newest()
  assert.equal([result, code], ['refused', 'time_is_synchronised'])
  assert.equal(values(changes), [['time', '2026/11/21 09:41:07', '2026.11.21-10:00:00']])
})

test('records no change where a save changes nothing, and an invalid request as refused', async () => {
  const { call, newest } = await plant()
  const { name } = (await call('GET /system/hmi/name')).body
  await call('PUT /system/hmi/name', { name })
  assert.equal([(await newest()).result, (await newest()).changes], ['done', []])
  await call('PUT /system/hmi/name', { name: 'x'.repeat(500) })
  assert.equal([(await newest()).result, (await newest()).code], ['refused', 'validation_failed'])
})

test('records the role that somebody had before the call', async () => {
  const { call, newest } = await plant({
    handlers: {
      ...(await import('../handlers')).handlers,
      'POST /system/identify': ({ state }: { state: PanelState }) => {
        state.accounts.find(({ username }) => username === 'administrator')!.roles = ['operation-log']
        return done()
      }
    }
  })
  await call('POST /system/identify', { seconds: 5 })
  const { username, role, result } = await newest()
  assert.equal([username, role, result], ['administrator', 'administrator', 'done'])
})

test('records the previous value, also where a handler changes what it returns', async () => {
  const shared = { name: 'line2-hmi' }
  const { call, newest } = await plant({
    handlers: {
      ...(await import('../handlers')).handlers,
      'GET /system/hmi/name': () => ok(shared),
      'PUT /system/hmi/name': ({ body }: { body: object }) => {
        Object.assign(shared, body)
        return done()
      }
    }
  })
  await call('PUT /system/hmi/name', { name: 'line3-hmi' })
  assert.equal(values((await newest()).changes), [['name', 'line2-hmi', 'line3-hmi']])
})

test('does not record the one-time key in a path', async () => {
  const { call, newest } = await plant()
  await call('POST /network/pending/secret%2dcode/keep')
  const { object, target, changes } = await newest()
  assert.equal([object, target, changes], ['', '/api/v1/network/pending/…/keep', []])
})

test('keeps the first 200 changes, and counts the rest', () => {
  const fields = (value: number) => Object.fromEntries(Array.from({ length: 250 }, (_, index) => [`f${index}`, value]))
  const operation = listOperations(assembleContract()).find(({ name }) => name === 'PUT /system/hmi/name')!
  const shared = {
    found: { operation, params: {} },
    path: '',
    query: {},
    body: {},
    answer: done(),
    returned: undefined
  }
  const { changes, changeCount } = recordOf({
    ...{ ...shared, isReadable: true, isList: false, account: undefined, username: undefined },
    ...{ address: undefined, before: fields(1), after: fields(2) }
  })
  assert.equal([changes.length, changeCount], [200, 250])
})

test('records what a user without the permission attempted, and a handler that failed', async () => {
  const { call, signIn, newest, panel } = await plant({
    onViolation() {},
    handlers: {
      ...(await import('../handlers')).handlers,
      'POST /system/support-bundle': () => {
        throw new Error('disk')
      }
    }
  })
  await call('POST /system/support-bundle')
  const failed = await newest()
  assert.equal([failed.result, failed.code], ['failed', 'internal_error'])

  await signIn('operator', 'operator-3152')
  await call('POST /system/restart', { reason: 'test' })
  const { username, operation, status } = panel.log.at(-1)!
  assert.equal([username, operation, status], ['operator', 'POST /system/restart', 403])
})

test('records how a job ended', async () => {
  const { panel, call, list } = await plant()
  await call('POST /project/management/restarts')
  await panel.clock.advance(60_000)
  panel.state.projectDoesNotStart = true
  await call('POST /project/management/restarts')
  await panel.clock.advance(60_000)
  const { items } = await list('from=2026.11.21-09:41:00&text=project-restart')
  assert.equal(
    items.map(({ action, username, result, code }: Record<string, string>) => [action, username, result, code]),
    [
      ['end_job', 'administrator', 'failed', 'restart_failed'],
      ['end_job', 'administrator', 'done', null]
    ]
  )
})

test('records sign-ins, refused ones without a name that nobody has, and log-outs, but no renewed token', async () => {
  const { panel, call, grant, token, signIn, list } = await plant()
  const before = panel.log.length
  await grant({ grant_type: 'refresh_token', refresh_token: token() })
  assert.is(panel.log.length, before)
  await grant({ grant_type: 'password', username: 'secret-typed-here', password: 'x' })
  await grant({ grant_type: 'password', username: 'operator', password: 'wrong' })
  await call('DELETE /auth/token/user')
  await signIn('engineer', 'engineer-3152')
  const { items } = await list('limit=4')
  assert.ok(items.every(({ object }: Record<string, string>) => object === ''))
  assert.equal(
    items.map(({ action, username, result, code }: Record<string, string>) => [action, username, result, code]),
    [
      ['sign_in', 'engineer', 'done', null],
      ['sign_out', 'administrator', 'done', null],
      ['sign_in', 'operator', 'refused', 'invalid_grant'],
      ['sign_in', '', 'refused', 'invalid_grant']
    ]
  )
  assert.not.match(JSON.stringify(panel.log), 'secret-typed-here')
})

test('misses no writing call of the contract', async () => {
  const { panel, callAny, signIn } = await plant({ onViolation() {} })
  const writes = listOperations(assembleContract()).filter(({ reading }) => !reading)
  assert.ok(writes.length > 70)
  for (const { name, path } of writes) {
    await signIn('administrator', 'admin-3152')
    const { length } = panel.log
    const [method] = name.split(' ')
    await callAny(`${method} ${path.replace(/\{\w+\}/g, '1')}`, name === 'DELETE /auth/token/user' ? undefined : {})
    // Refusals are recorded at a limited rate.
    await panel.clock.advance(panel.isRunning() ? 2000 : 120_000)
    assert.is(panel.log[length]?.operation, name)
  }
})

test.run()
