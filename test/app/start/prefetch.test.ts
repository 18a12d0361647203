import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { prefetchedTransport, prefetchReads } from '../../../src/app/start/prefetch'

const USER_INFO = '/api/v1/uac/account/userinfo'
const STATUS = '/api/v1/system/status'
const HMI_NAME = '/api/v1/system/hmi/name'
const FINDINGS = '/api/v1/system/findings?language=ja'

const test = suite('prefetch')
const network = globalThis.fetch
let requested: string[] = []

test.before.each(() => {
  requested = []
  globalThis.fetch = async input => {
    requested.push(String(input))
    return new Response(`answer ${requested.length}`)
  }
})
test.after.each(() => {
  globalThis.fetch = network
  delete window.prefetched
})

const get = (address: string, token: string, method = 'get') =>
  prefetchedTransport(address, { method, headers: { Authorization: `Bearer ${token}` } }).then(response =>
    response.text()
  )

test('requests the user and the HMI name', () => {
  prefetchReads('t1', false, 'ja')
  assert.equal(requested, [USER_INFO, HMI_NAME])
})

test('requests the values of the dashboard too, and what is wrong once the user is known, which makes three at a time', async () => {
  prefetchReads('t1', true, 'ja')
  assert.equal(requested, [USER_INFO, STATUS, HMI_NAME])
  await window.prefetched?.answers.get(FINDINGS)
  assert.equal(requested.slice(3), [FINDINGS])
})

test('uses each response for one request and keeps no token', async () => {
  prefetchReads('t1', true, 'ja')
  assert.is(await get(USER_INFO, 't1'), 'answer 1')
  assert.is(await get(FINDINGS, 't1'), 'answer 4')
  assert.is(await get(USER_INFO, 't1'), 'answer 5')
  assert.is(await get(STATUS, 't1'), 'answer 2')
  assert.is(await get(HMI_NAME, 't1'), 'answer 3')
  assert.is(window.prefetched, undefined)
})

test('uses no response for another token or request', async () => {
  prefetchReads('t1', false, 'ja')
  assert.is(await get(USER_INFO, 't2'), 'answer 3')
  assert.is(await get(USER_INFO, 't1', 'put'), 'answer 4')
  assert.is(await get('/api/v1/system/time', 't1'), 'answer 5')
  assert.is(await get(USER_INFO, 't1'), 'answer 1')
})

test('passes a failure to its request only', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('no network'))
  prefetchReads('t1', false, 'ja')
  let failure: unknown
  await get(USER_INFO, 't1').catch(error => {
    failure = error
  })
  assert.instance(failure, TypeError)
})

test.run()
