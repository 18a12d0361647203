import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createSmallDist } from '../../setup/small-dist'
import { until } from '../../setup/until'
import { runningClock } from '../device/device-clock'
import { createCaller } from '../http/caller'
import { createPanel } from '../panel'
import { serve } from './server'

const test = suite('connections of a small panel')
const NAME = '/api/v1/system/hmi/name'
/** A call that does not hang; it needs a token. */
const OTHER = '/api/v1/system/status'

async function start() {
  const panel = createPanel({ seed: 'small', clock: runningClock() })
  const { address, close } = await serve({ panel, dist: createSmallDist() })
  const caller = createCaller({ fetch: (url, init) => fetch(new URL(String(url), address), init) })
  const timed = async (path: string) => {
    const started = performance.now()
    const response = await fetch(address + path)
    await response.text()
    return { status: response.status, headers: response.headers, milliseconds: performance.now() - started }
  }
  const all = (path: string, count: number) => Promise.all(Array.from({ length: count }, () => timed(path)))
  return { panel, ...caller, address, close, timed, all }
}

test('delays each response', async () => {
  const { timed, close } = await start()
  for (const path of [NAME, '/app']) {
    const { status, milliseconds } = await timed(path)
    assert.is(status, 200)
    assert.ok(milliseconds >= 119, `${milliseconds} ms`)
  }
  await close()
})

test('queues further files', async () => {
  const { all, close } = await start()
  const answers = await all('/app', 9)
  assert.ok(answers.every(({ status }) => status === 200))
  const slowest = Math.max(...answers.map(({ milliseconds }) => milliseconds))
  assert.ok(slowest >= 3 * 119, `${slowest} ms for the third turn`)
  await close()
})

test('refuses the fifth call at once with 503 and says when to try again, until a caller has disconnected', async () => {
  const { panel, timed, address, close } = await start()
  panel.faults.hang('GET /system/hmi/name')
  const leaving = new AbortController()
  const calls = Array.from({ length: 4 }, () => fetch(address + NAME, { signal: leaving.signal }).catch(() => {}))
  await until('four calls are in progress', async () => (await timed(OTHER)).status === 503)
  assert.is((await timed(OTHER)).headers.get('Retry-After'), '1')
  leaving.abort()
  await Promise.all(calls)
  await until('the connections are free', async () => (await timed(OTHER)).status !== 503)
  await close()
})

test('keeps no connection for a file that nobody waits for any more', async () => {
  const { panel, timed, address, close } = await start()
  panel.faults.hang('GET /system/hmi/name')
  const request = ({ signal }: AbortController, path: string) => fetch(address + path, { signal }).catch(() => {})
  const [caller, reader] = [new AbortController(), new AbortController()]
  const calls = Array.from({ length: 4 }, () => request(caller, NAME))
  assert.is((await timed(NAME)).status, 503, 'all four are in use')
  const files = Array.from({ length: 4 }, () => request(reader, '/app'))
  assert.is((await timed(NAME)).status, 503)
  reader.abort()
  await Promise.all(files)
  assert.is((await timed(NAME)).status, 503)
  caller.abort()
  await Promise.all(calls)
  panel.faults.clear()
  assert.is((await timed('/app')).status, 200)
  await close()
})

test('refuses a body of more than 64 KiB where the contract states no other limit', async () => {
  const { call, wrong, signIn, close } = await start()
  await signIn('administrator', 'admin-3152')
  const refused = await call('PUT /system/hmi/name', { name: 'x'.repeat(64 * 1024) })
  assert.equal([refused.status, refused.body.error_code], [413, 'content_too_large'])
  const tree = { nodes: [], filler: 'x'.repeat(64 * 1024) }
  assert.is.not((await wrong('PUT /opcua/node-tree', tree, { 'If-Match': 'x' })).status, 413)
  await close()
})

test.run()
