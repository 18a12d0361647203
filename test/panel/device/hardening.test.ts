import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startPanel } from '../http/caller'

const test = suite('hardening')
const RISKS = 'GET /system/accepted-risks'

test('records who accepts a risk and when, in place of an earlier acceptance, and forgets it when it is withdrawn', async () => {
  const { call } = await startPanel()
  const before = (await call(RISKS)).body.items
  const accept = (until: string) => call('PUT /system/accepted-risks/ftp', { reason: 'Old recorder', until })
  assert.is((await accept('2026/12/01')).status, 204)
  assert.is((await accept('2026/12/31')).status, 204)
  const { body } = await call(RISKS)
  assert.equal(body.items, [
    ...before,
    { id: 'ftp', reason: 'Old recorder', until: '2026/12/31', username: 'engineer', time: '2026/11/21 09:41:07' }
  ])
  assert.is((await call('DELETE /system/accepted-risks/ftp')).status, 204)
  assert.equal((await call(RISKS)).body.items, before)
  assert.is((await call('DELETE /system/accepted-risks/ftp')).status, 404)
})

test('refuses days that do not exist or have passed, and more than 64 risks', async () => {
  const { call, panel } = await startPanel()
  const accept = (id: string, until: string) => call(`PUT /system/accepted-risks/${id}`, { reason: 'Old', until })
  assert.equal((await accept('ftp', '2026/11/31')).body.fields, { until: 'invalid_date' })
  assert.equal((await accept('ftp', '2026/11/20')).body.fields, { until: 'in_the_past' })
  assert.is((await accept('ftp', '2026/11/21')).status, 204)
  while (panel.state.acceptedRisks.length < 64)
    assert.is((await accept(`risk-${panel.state.acceptedRisks.length}`, '2026/12/01')).status, 204)
  assert.is((await accept('one-more', '2026/12/01')).body.error_code, 'limit_reached')
  assert.is((await accept('ftp', '2026/12/01')).status, 204)
})

test('lets only who manages accounts accept and withdraw', async () => {
  const { call } = await startPanel('operator')
  assert.is((await call(RISKS)).status, 200)
  const acceptance = { reason: 'Old recorder', until: '2026/12/31' }
  assert.is((await call('PUT /system/accepted-risks/ftp', acceptance)).status, 403)
  assert.is((await call('DELETE /system/accepted-risks/vnc')).status, 403)
})

test.run()
