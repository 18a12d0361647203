import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { assembleContract } from '../../.build/contract.mjs'
import { ROUTES } from '../../src/app/shell/routes'
import { type ContractDocument, listOperations, type Operation, responseOf } from '../panel/http/contract-document'

/** Open to every signed-in user. */
const WITHOUT_PERMISSION = [
  'DELETE /auth/token/user',
  'GET /uac/account/userinfo',
  'PATCH /uac/account/state',
  'PUT /uac/account/password',
  'POST /uac/account/activity',
  'PUT /system/hmi/name',
  'GET /system/time',
  'PUT /system/datetime',
  'GET /system/web/specification',
  'GET /system/status',
  'GET /project/management/name',
  'GET /exports/{id}',
  'DELETE /exports/{id}',
  'GET /cgi/reset_pj.cgi',
  'GET /jobs',
  'GET /jobs/{id}',
  'DELETE /jobs/{id}',
  'GET /system/findings',
  'GET /system/time/changes',
  'GET /system/impact',
  'GET /features/misc/shifts',
  'GET /features/webview/status',
  'POST /features/webview/connections',
  'GET /features/webview/connections/{id}',
  'DELETE /features/webview/connections/{id}',
  'POST /features/webview/connections/{id}/control-requests',
  'POST /features/webview/connections/{id}/answers',
  'DELETE /features/webview/connections/{id}/control'
]
/** The calls that the customer prescribes. */
const GIVEN = [
  'POST /auth/token/user',
  'GET /uac/account/userinfo',
  'PATCH /uac/account/state',
  'GET /system/hmi/name',
  'PUT /system/hmi/name',
  'GET /system/time',
  'PUT /system/datetime',
  'GET /system/web/specification',
  'GET /project/management/name',
  'GET /opcua/node-tree',
  'GET /opcua/driver-table',
  'GET /cgi/reset_pj.cgi'
]
/** Operations that require the role of an action beside that of their screen. */
const WITH_ACTION = {
  'PUT /system/datetime': 'clock',
  'PUT /data/events/settings': 'event-delete',
  'POST /data/events/acknowledgements': 'event-acknowledge',
  'POST /data/events/{number}/comments': 'event-acknowledge',
  'POST /data/events/silence': 'event-silence',
  'GET /data/events/deletion-plan': 'event-delete',
  'POST /data/events/deletions': 'event-delete',
  'PUT /features/misc/time': 'clock'
}

const document: ContractDocument = assembleContract()
const operations = listOperations(document)
const withToken = operations.filter(({ token }) => token === 'required')
const names = (found: readonly Operation[]) => found.map(({ name }) => name)

const test = suite('operations')

test('each operation with a token has the permission of a screen, unless it is open to every user', () => {
  const screens = ROUTES.map(({ name }): string => name)
  assert.equal(names(withToken.filter(({ permission }) => !permission)), WITHOUT_PERMISSION)
  assert.equal(names(withToken.filter(({ permission }) => permission && !screens.includes(permission))), [])
})

test('what destroys evidence, answers for others or sets the clock requires the role of an action', () => {
  assert.equal(
    Object.fromEntries(operations.flatMap(({ name, action }) => (action ? [[name, action]] : []))),
    WITH_ACTION
  )
})

test('the resource of each versioned write can be read with a version', () => {
  const writes = operations.filter(({ versioned, method }) => versioned && method !== 'get')
  const isRead = ({ path }: Operation) => operations.some(it => it.path === path && it.method === 'get' && it.versioned)
  assert.ok(writes.length > 0)
  assert.equal(names(writes.filter(operation => !isRead(operation))), [])
})

test('only the prescribed calls are marked as given', () => {
  assert.equal(names(operations.filter(({ given }) => given)), GIVEN)
})

const headersOf = (operation: Operation, status: string) =>
  Object.keys(responseOf(document, operation, Number(status))?.headers ?? {})

test('no response is stored, each versioned read has an ETag, and 429 and 503 say when to try again', () => {
  for (const operation of operations) {
    const { name, method, responses, versioned } = operation
    for (const status of Object.keys(responses)) {
      const retry = status === '429' || status === '503'
      const wanted = ['Cache-Control', ...(versioned && method === 'get' && status === '200' ? ['ETag'] : [])]
      if (retry) wanted.push('Retry-After')
      const missing = wanted.filter(header => !headersOf(operation, status).includes(header))
      assert.equal(missing, [], `${name} ${status}`)
    }
  }
})

test.run()
