import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startPanel } from '../http/caller'

const test = suite('deleted evidence')

const BEFORE = '2026.11.20-00:00:00'
const PLAN = `GET /data/events/deletion-plan?before=${BEFORE}`
const SETTINGS = 'PUT /data/events/settings'

test('is counted first, with its range and what no verified backup contains', async () => {
  const { panel, call } = await startPanel()
  const { body: plan } = await call(PLAN)
  const { items } = (await call('GET /data/events?to=2026.11.19-23:59:59&state=returned&limit=500')).body
  assert.is(plan.total, (await call('GET /data/events?to=2026.11.19-23:59:59&state=returned')).body.total)
  assert.is(
    plan.last,
    items
      .map(({ triggered_at }: { triggered_at: string }) => triggered_at)
      .sort()
      .at(-1)
  )
  assert.ok(plan.first < plan.last)
  panel.state.dataBackup.verified.events = []
  assert.is((await call(PLAN)).body.unsaved, plan.total)
  panel.state.dataBackup.verified.events = [{ first: 1, last: Number.MAX_SAFE_INTEGER }]
  assert.is((await call(PLAN)).body.unsaved, 0)
})

test('needs a reason and the number of events, for a deletion and for a shorter retention', async () => {
  const { call, wrong, versionOf } = await startPanel()
  const { total } = (await call(PLAN)).body
  const { stored } = (await call('GET /data/events')).body
  const refused = async (name: string, body: object) => {
    const version = name === SETTINGS ? await versionOf('/data/events/settings') : {}
    const { status, body: refusal } = await wrong(name, body, version)
    return [status, refusal.fields?.reason ?? refusal.error_code]
  }
  const deletion = 'POST /data/events/deletions'
  assert.equal(await refused(deletion, { before: BEFORE, total }), [400, 'required'])
  assert.equal(await refused(deletion, { before: BEFORE, total, reason: ' ' }), [400, 'pattern'])
  assert.equal(await refused(deletion, { before: BEFORE, total: total + 1, reason: 'x' }), [409, 'records_changed'])
  assert.equal(await refused(SETTINGS, { retention_days: 1 }), [400, 'required'])
  assert.equal(await refused(SETTINGS, { retention_days: 1, reason: 'x' }), [409, 'records_changed'])
  assert.is((await call('GET /data/events')).body.stored, stored)
})

test('leaves its reason in the operation log', async () => {
  const { panel, call, versionOf } = await startPanel()
  const { total } = (await call(PLAN)).body
  await call('POST /data/events/deletions', { before: BEFORE, total, reason: 'Commissioning' })
  const plan = (await call('GET /data/events/deletion-plan?retention_days=1')).body
  const shorter = { retention_days: 1, total: plan.total, reason: 'Audit done' }
  await call(SETTINGS, shorter, await versionOf('/data/events/settings'))
  const { items } = (await call('GET /data/operations?limit=2')).body
  assert.equal(
    items.map(({ information, username }: Record<string, string>) => [username, information]),
    [
      ['engineer', 'Audit done'],
      ['engineer', 'Commissioning']
    ]
  )
  assert.is(panel.state.eventSettings.retention_days, 1)
})

test.run()
