import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { prefetchedTransport, prefetchReads } from '../../../src/app/start/prefetch'

const USER_INFO = '/api/v1/uac/account/userinfo'
const STATUS = '/api/v1/system/status'

const test = suite('ahead')
const network = globalThis.fetch
let asked: string[] = []

test.before.each(() => {
  asked = []
  globalThis.fetch = async input => {
    asked.push(String(input))
    return new Response(`answer ${asked.length}`)
  }
})
test.after.each(() => {
  globalThis.fetch = network
  delete window.prefetched
})

const get = (address: string, token: string, method = 'get') =>
  prefetchedTransport(address, { method, headers: { Authorization: `Bearer ${token}` } }).then(answer => answer.text())

test('asks for the user, and on the dashboard for its values too', () => {
  prefetchReads('t1', false)
  assert.equal(asked, [USER_INFO])
  prefetchReads('t1', true)
  assert.equal(asked.slice(1), [USER_INFO, STATUS])
})

test('each answer serves one call, and nothing of the token stays', async () => {
  prefetchReads('t1', true)
  assert.is(await get(USER_INFO, 't1'), 'answer 1')
  assert.is(await get(USER_INFO, 't1'), 'answer 3')
  assert.is(await get(STATUS, 't1'), 'answer 2')
  assert.is(window.prefetched, undefined)
})

test('serves no other token and no other call', async () => {
  prefetchReads('t1', true)
  assert.is(await get(USER_INFO, 't2'), 'answer 3')
  assert.is(await get(USER_INFO, 't1', 'put'), 'answer 4')
  assert.is(await get('/api/v1/system/time', 't1'), 'answer 5')
  assert.is(await get(USER_INFO, 't1'), 'answer 1')
})

test('a failure reaches whoever asks, and nobody else', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('no network'))
  prefetchReads('t1', false)
  let failure: unknown
  await get(USER_INFO, 't1').catch(error => {
    failure = error
  })
  assert.instance(failure, TypeError)
})

test.run()
