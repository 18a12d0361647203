import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { assembleContract } from '../../../.build/contract.mjs'
import { handlers } from '../handlers'
import { createPanel, SEED_TIME } from '../panel'
import type { Services } from '../services'
import { callerAs, createCaller } from './caller'
import { createContract } from './contract'
import { MOST_CHARACTERS } from './contract-document'
import { ok } from './handler-types'

const openapi = assembleContract()
const test = suite('contract')

async function asAdministrator(panel = createPanel()) {
  const caller = await callerAs(panel, 'administrator')
  return { panel, ...caller }
}

const settings = { name: 'first' }

/** A contract with one versioned resource, and the panel on it. */
function versionedPanel() {
  const body = { 'application/json': { schema: { $ref: '#/components/schemas/HmiName' } } }
  const saved = { 204: { description: '' } }
  const refusals = Object.fromEntries(
    [412, 428].map(status => [
      status,
      { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } }
    ])
  )
  const get = { 'x-versioned': true, responses: { 200: { content: body } } }
  const put = { 'x-versioned': true, requestBody: { content: body }, responses: { ...saved, ...refusals } }
  return createPanel({
    contract: createContract({ ...openapi, paths: { ...openapi.paths, '/settings': { get, put } } }),
    handlers: {
      'POST /auth/token/user': ({ sessions }: Services) => ok({ access_token: sessions.open('administrator').token }),
      'GET /settings': () => ok(settings),
      'PUT /settings': ({ body }: { body: object }) => {
        Object.assign(settings, body)
        return { status: 204, body: undefined }
      }
    }
  })
}

test('refuses a body that does not keep to the contract and names its fields', async () => {
  const { panel, wrong } = await asAdministrator()
  const answer = await wrong('PUT /system/hmi/name', { name: 'line 2', colour: 'red' })
  assert.is(answer.status, 400)
  assert.is(answer.body.error_code, 'validation_failed')
  assert.equal(answer.body.fields, { name: 'pattern', colour: 'unknown' })
  assert.is(panel.state.hmiName, 'line2-hmi')
})

test('reads each value of a list in a query, repeated or separated, and refuses any other parameter that is repeated', async () => {
  const { callAny, panel } = await asAdministrator()
  const totalOf = async (query: string): Promise<number> => (await callAny(`GET /data/events?${query}`)).body.total
  const [low, high, both] = await Promise.all(['priority=low', 'priority=high', 'priority=low,high'].map(totalOf))
  assert.is(low! + high!, both)
  assert.is(await totalOf('priority=low&priority=high'), both)
  assert.is(await totalOf('priority=low,%20high%20'), both)
  const { status, body } = await callAny('GET /data/events?limit=5&limit=5')
  assert.equal([status, body.fields], [400, { limit: 'duplicate' }])

  const form = 'grant_type=password&username=administrator&username=engineer&password=secret'
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const signIn = await panel.fetch('/api/v1/auth/token/user', { method: 'POST', headers, body: form })
  assert.equal([signIn.status, (await signIn.json()).error_code], [400, 'malformed'])
})

test('refuses a body that cannot be read, is too large or of another type', async () => {
  const { panel, token } = await asAdministrator()
  for (const [type, body, status, code] of [
    ['application/json', '{"name":', 400, 'malformed'],
    ['application/json', '{"name":"line\\u0000"}', 400, 'malformed'],
    ['application/json', `{"name":"${'x'.repeat(MOST_CHARACTERS)}"}`, 413, 'content_too_large'],
    ['text/plain', '{"name":"line3"}', 415, 'unsupported_media_type']
  ] as const) {
    const headers = { Authorization: `Bearer ${token()}`, 'Content-Type': type }
    const response = await panel.fetch('/api/v1/system/hmi/name', { method: 'PUT', headers, body })
    assert.equal([response.status, (await response.json()).error_code], [status, code])
  }
})

test('forbids that responses are stored', async () => {
  const { callAny, use } = await asAdministrator(
    createPanel({ onViolation() {}, handlers: { ...handlers, 'GET /system/status': () => ok({ no: 'status' }) } })
  )
  const statuses: number[] = []
  const send = async (name: string, body?: object) => {
    const { status, headers } = await callAny(name, body)
    assert.is(headers.get('Cache-Control'), 'no-store', name)
    statuses.push(status)
  }
  await send('GET /system/time')
  await send('PUT /system/hmi/name', { name: 'line3' })
  await send('PUT /system/hmi/name', {})
  await send('GET /nothing')
  await send('GET /system/status')
  use('')
  await send('GET /system/time')
  assert.equal(statuses, [200, 204, 400, 404, 500, 401])
})

test('checks parameters of path and query', async () => {
  const { call } = await asAdministrator()
  const limit = await call('GET /data/logs/filler-temperatures/records?limit=5000')
  assert.equal(limit.body.fields, { limit: 'too_large' })
  const unknown = await call('GET /data/logs/filler-temperatures/records?newest=1')
  assert.equal(unknown.body.fields, { newest: 'unknown' })
  assert.equal((await call('GET /cgi/reset_pj.cgi?resetsele=27')).body.fields, { resetsele: 'not_allowed' })
})

test('names a call outside the contract in its refusal', async () => {
  const { wrong } = await asAdministrator()
  const answer = await wrong('GET /system/nmae')
  assert.is(answer.status, 404)
  assert.match(answer.body.message, 'GET /api/v1/system/nmae')
})

test('reports a handler whose response is not in the contract', async () => {
  const violations: string[] = []
  const panel = createPanel({
    handlers: { 'GET /system/hmi/name': () => ok({ nmae: 'x' }) },
    onViolation: error => violations.push(String(error))
  })
  assert.is((await panel.fetch('/api/v1/system/hmi/name')).status, 500)
  assert.match(violations[0]!, 'GET /system/hmi/name answered 200')
})

test('reports a refusal whose codes the operation does not list', async () => {
  const { find, check } = createContract(openapi)
  const { operation } = find('POST', '/api/v1/email/contacts')!
  const refusal = { error_code: 'already_exists', message: '', fields: { mail: 'already_exists' } }
  check(operation, 409, refusal)
  assert.throws(
    () => check(operation, 409, { ...refusal, error_code: 'exists_already' }),
    '{"error_code":"not_allowed"}'
  )
  assert.throws(() => check(operation, 409, { ...refusal, fields: { mail: 'taken' } }), '{"fields":"not_allowed"}')
})

test('reports details that their error code does not have', () => {
  const { find, check } = createContract(openapi)
  const { operation } = find('POST', '/api/v1/email/contacts')!
  const withDetails = (error_code: string, details: object) => () =>
    check(operation, error_code === 'forbidden' ? 403 : 409, { error_code, message: '', details })
  withDetails('forbidden', { permission: 'email' })()
  assert.throws(withDetails('forbidden', { permission: 1 }), '{"permission":"type"}')
  assert.throws(withDetails('forbidden', {}), '{"permission":"required"}')
  assert.throws(withDetails('already_exists', { username: 'a' }), '{"details":"unknown"}')
})

test('has a handler that keeps to the contract for every operation without a body', async () => {
  const { callAny } = await asAdministrator()
  const paths = Object.entries(openapi.paths).filter(([path, item]) => 'get' in item && !path.includes('{'))
  for (const [path] of paths) {
    const query = path === '/cgi/reset_pj.cgi' ? '?resetsele=28' : ''
    assert.is((await callAny(`GET ${path}${query}`)).status, 200, path)
  }
})

test('responds with every seed without a violation', async () => {
  for (const seed of ['factory-new', 'running-plant', 'large-opcua', 'full-disk', 'large-logs'] as const) {
    const { call, panel } = await asAdministrator(createPanel({ seed }))
    const account = panel.state.accounts[0]!
    account.passwordMustChange = false
    for (const path of ['/system/status', '/data/logs', '/opcua/node-tree', '/uac/account/userinfo'] as const)
      assert.is((await call(`GET ${path}`)).status, 200, `${seed} ${path}`)
  }
})

test('saves a versioned resource only for callers that send its newest version', async () => {
  const panel = versionedPanel()
  const { callAny: call, signIn } = createCaller(panel)
  await signIn('administrator', 'whatever')
  const version = (await call('GET /settings')).headers.get('ETag')!

  assert.is((await call('PUT /settings', { name: 'second' })).status, 428)
  const saved = await call('PUT /settings', { name: 'second' }, { 'If-Match': version })
  assert.is(saved.status, 204)

  const late = await call('PUT /settings', { name: 'third' }, { 'If-Match': version })
  assert.is(late.status, 412)
  assert.equal(late.body.details, { changed_by: 'administrator', changed_at: '2026/11/21 09:41:07' })
  assert.is(settings.name, 'second')

  const newest = saved.headers.get('ETag')!
  assert.is((await call('PUT /settings', { name: 'third' }, { 'If-Match': newest })).status, 204)
})

test('keeps what was saved over a restart, and logs it without secrets', async () => {
  const { panel, call, signIn } = await asAdministrator()
  await call('PUT /system/hmi/name', { name: 'line3-hmi' })
  await call('PUT /uac/account/password', { current: 'admin-3152', password: 'a new secret 1' })
  panel.faults.reboot(20)
  await panel.clock.advance(20_000)

  await signIn('administrator', 'a new secret 1')
  assert.is((await call('GET /system/hmi/name')).body.name, 'line3-hmi')
  assert.is((await call('GET /system/status')).body.up_time_seconds, 0)
  assert.is(JSON.stringify(panel.log).includes('secret'), false)
  const [, rename] = panel.log
  assert.equal(rename, {
    time: '2026/11/21 09:41:07',
    username: 'administrator',
    operation: 'PUT /system/hmi/name',
    target: '/api/v1/system/hmi/name',
    status: 204,
    sent: { name: 'line3-hmi' }
  })
})

test('sets the clock within what it can show', async () => {
  const { panel, call } = await asAdministrator()
  assert.equal((await call('PUT /system/datetime', { time: '2026.02.30-10:00:00' })).body.fields, {
    time: 'invalid_date'
  })
  assert.equal((await call('PUT /system/datetime', { time: '2038.01.01-00:00:00' })).body.fields, {
    time: 'out_of_range'
  })
  assert.is(panel.clock.now(), SEED_TIME)
  assert.is((await call('PUT /system/datetime', { time: '2026.11.21-10:00:00' })).status, 204)
  assert.is((await call('GET /system/time')).body.time, '2026/11/21 10:00:00')

  panel.state.timeIsSynchronised = true
  assert.is(
    (await call('PUT /system/datetime', { time: '2026.11.21-10:00:00' })).body.error_code,
    'time_is_synchronised'
  )
})

test('reports each source of the dashboard separately', async () => {
  const { panel, call } = await asAdministrator()
  panel.state.silentSources.add('disk').add('wifi')
  const { body } = await call('GET /system/status')
  assert.is(body.disk, null)
  assert.is(body.connections.wifi, null)
  assert.is(Math.round((body.memory.used_bytes / body.memory.total_bytes) * 100), 61)
  assert.is(body.up_time_seconds, ((4 * 24 + 4) * 60 + 31) * 60 + 22)
})

test.run()
