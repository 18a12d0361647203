import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startPanel } from '../http/caller'

const test = suite('reference configuration')
const REFERENCE = '/system/reference-configuration' as const

test('keeps a snapshot as it was sent, with the user and the time, in place of an earlier one', async () => {
  const { call } = await startPanel()
  assert.equal((await call(`GET ${REFERENCE}`)).body, { time: null, username: null })
  assert.equal((await call(`GET ${REFERENCE}/content`)).body, { text: null })
  for (const text of ['{"format":"other"}', '{"port": 21}\n'])
    assert.is((await call(`PUT ${REFERENCE}`, { text })).status, 204)
  assert.equal((await call(`GET ${REFERENCE}`)).body, { time: '2026/11/21 09:41:07', username: 'engineer' })
  assert.equal((await call(`GET ${REFERENCE}/content`)).body, { text: '{"port": 21}\n' })
  const records = (await call('GET /data/operations?limit=2')).body.items
  assert.equal(
    records.map((record: { function: string }) => record.function),
    [`PUT ${REFERENCE}`, `PUT ${REFERENCE}`]
  )
  assert.not.match(JSON.stringify(records), 'port', 'the operation log has none of its settings')
})

test('lets only who manages accounts keep and read it, and takes at most 8 MiB', async () => {
  const { call } = await startPanel('operator')
  for (const name of [`GET ${REFERENCE}`, `GET ${REFERENCE}/content`] as const)
    assert.is((await call(name)).status, 403)
  assert.is((await call(`PUT ${REFERENCE}`, { text: '{}' })).status, 403)
  const { call: callAsManager } = await startPanel()
  const { status } = await callAsManager(`PUT ${REFERENCE}`, { text: 'x'.repeat(8 * 2 ** 20) })
  assert.is(status, 413)
})

test.run()
