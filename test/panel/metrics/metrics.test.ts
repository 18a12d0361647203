import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import contract from '../../../static/contract/metrics.json'
import { parseMetrics } from '../../conform/open-metrics'
import { callerAs, createCaller, startPanel } from '../http/caller'

const test = suite('metrics')
const FAMILIES = Object.keys(contract.paths['/metrics'].get['x-metrics'])

type Caller = ReturnType<typeof createCaller>

async function read({ call }: Pick<Caller, 'call'>) {
  const { status, body, headers } = await call('GET /metrics')
  assert.is(status, 200)
  return { headers, text: String(body), ...parseMetrics(String(body)) }
}

/** A program with a token that has these permissions. */
async function startProgram(roles: string[]) {
  const { panel, call } = await startPanel('administrator')
  const { body, status } = await call('POST /uac/access-tokens', { name: 'Prometheus', roles, days: 30 })
  assert.is(status, 201)
  const program = createCaller(panel)
  program.use(body.access_token)
  return { panel, program }
}

const namesOf = ({ families }: Awaited<ReturnType<typeof read>>) => families.map(({ name }) => name)

/** The value of the sample that has these labels. */
async function sampleOf(caller: Pick<Caller, 'call'>, name: string, labels: Record<string, string> = {}) {
  const family = (await read(caller)).families.find(it => it.name === name)
  return family?.samples.find(it => Object.entries(labels).every(([key, value]) => it.labels.get(key) === value))?.value
}

test('are OpenMetrics text with all families of the contract, in its order', async () => {
  const { call } = await startPanel('administrator')
  const metrics = await read({ call })
  assert.is(metrics.headers.get('Content-Type'), 'application/openmetrics-text; version=1.0.0; charset=utf-8')
  assert.is(metrics.headers.get('Cache-Control'), 'no-store')
  assert.equal(metrics.faults, [])
  assert.ok(metrics.text.endsWith('\n# EOF\n'))
  assert.equal(namesOf(metrics), FAMILIES)
})

test('are refused without a token, and without the permission of Info', async () => {
  const { panel, program } = await startProgram(['event-log'])
  assert.is((await createCaller(panel).call('GET /metrics')).status, 401)
  const { status, body } = await program.call('GET /metrics')
  assert.equal([status, body.details], [403, { permission: 'info' }])
})

test('have for a token only the families of its permissions', async () => {
  const { program } = await startProgram(['info'])
  const names = namesOf(await read(program))
  assert.equal(
    FAMILIES.filter(name => !names.includes(name)),
    [
      'panel_alarms_active',
      'panel_alarms_unacknowledged',
      'panel_web_certificate_remaining_seconds',
      'panel_opcua_certificate_remaining_seconds'
    ]
  )
  const { program: wider } = await startProgram(['info', 'event-log', 'misc', 'opcua'])
  assert.equal(namesOf(await read(wider)), FAMILIES)
})

test('count as findings what the findings of the same caller are', async () => {
  const { program } = await startProgram(['info'])
  const { body } = await program.call('GET /system/findings')
  for (const level of ['fault', 'attention', 'hint']) {
    const found = body.findings.filter(
      ({ severity, acknowledged }: Record<string, unknown>) => severity === level && !acknowledged
    )
    assert.is(await sampleOf(program, 'panel_findings', { severity: level }), found.length, level)
  }
  assert.is(await sampleOf(program, 'panel_part_checked', { part: 'storage' }), 1)
  assert.is(await sampleOf(program, 'panel_part_checked', { part: 'alarms' }), undefined)
})

test('leave out a hint once it is acknowledged', async () => {
  const { panel, call } = await startPanel('administrator')
  const hints = () => sampleOf({ call }, 'panel_findings', { severity: 'hint' })
  const before = await hints()
  const { body } = await call('GET /system/findings')
  const { id } = body.findings.find(
    ({ severity, acknowledged }: Record<string, unknown>) => severity === 'hint' && !acknowledged
  )
  assert.is((await call(`PUT /system/health/findings/${id}/acknowledgement`)).status, 204)
  assert.is(await hints(), Number(before) - 1)
  assert.ok(panel.state.acknowledged.includes(id))
})

test('count an alarm until it is acknowledged, and until it returns', async () => {
  const { call } = await startPanel('administrator')
  const { body } = await call('GET /system/findings')
  const alarms = Object.entries<Record<string, number>>(body.alarms).filter(([, count]) => count?.unacknowledged)
  const [[priority, count] = ['', {}]] = alarms
  const value = (name: string) => sampleOf({ call }, name, { priority })
  assert.equal(
    [await value('panel_alarms_active'), await value('panel_alarms_unacknowledged')],
    [count.active, count.unacknowledged]
  )
  const events = await call('GET /data/events?state=triggered&limit=500')
  const numbers = events.body.items.map(({ number }: { number: number }) => number)
  assert.ok((await call('POST /data/events/acknowledgements', { numbers, comment: '' })).status < 300)
  assert.equal([await value('panel_alarms_active'), await value('panel_alarms_unacknowledged')], [count.active, 0])
})

test('follow the links to the PLCs; one that is switched off is left out', async () => {
  const { panel, call } = await startPanel('administrator')
  const { body } = await call('GET /features/communication/links')
  for (const { id, name, state } of body.items) {
    const wanted = state === 'disabled' ? undefined : Number(state === 'up' || state === 'slow')
    assert.is(await sampleOf({ call }, 'panel_plc_link_up', { link: id, name }), wanted, name)
  }
  if (panel.state.project) panel.state.project.state = 'stopped'
  const { families } = await read({ call })
  const stopped = families.find(({ name }) => name === 'panel_plc_link_up')?.samples ?? []
  assert.ok(stopped.length > 0)
  assert.ok(stopped.every(({ value }) => value === 0))
})

test('follow disk, temperature and backups of the status', async () => {
  const { panel } = await startPanel('administrator')
  await panel.clock.advance(3_600_000)
  const caller = await callerAs(panel, 'administrator')
  const { body } = await caller.call('GET /system/status')
  assert.is(await sampleOf(caller, 'panel_disk_used_bytes'), body.disk.used_bytes)
  assert.is(await sampleOf(caller, 'panel_disk_size_bytes'), body.disk.total_bytes)
  assert.is(await sampleOf(caller, 'panel_temperature_celsius'), body.temperature_celsius)
  for (const content of ['data', 'recipes'])
    assert.is(
      await sampleOf(caller, 'panel_last_backup_age_seconds', { content }),
      body.last_backups[content].age_seconds ?? undefined
    )
})

test('count down to the end of certificates, and below zero after it', async () => {
  const { panel, call } = await startPanel('administrator')
  const { body } = await call('GET /features/misc/web-server/certificate')
  const remaining = () => sampleOf({ call }, 'panel_web_certificate_remaining_seconds')
  const before = Number(await remaining())
  assert.is(Math.floor(before / 86_400), body.days_left)
  panel.clock.set(panel.clock.now() + (before + 5) * 1000)
  const later = await callerAs(panel, 'administrator')
  assert.is(await sampleOf(later, 'panel_web_certificate_remaining_seconds'), -5)
  const { body: list } = await later.call('GET /opcua/certificates')
  const used = list.items.filter(({ list: name, valid_to: end }: Record<string, string>) => name !== 'rejected' && end)
  const { families } = await read(later)
  const family = families.find(({ name }) => name === 'panel_opcua_certificate_remaining_seconds')
  assert.is(family?.samples.length, used.length)
})

test('have no values of a source that does not respond, or that the panel does not have', async () => {
  const { panel, call } = await startPanel('administrator', { missing: ['opcua'] })
  for (const source of ['disk', 'temperature', 'plcs', 'backups'] as const) panel.state.silentSources.add(source)
  const metrics = await read({ call })
  const names = namesOf(metrics)
  for (const name of [
    'panel_disk_used_bytes',
    'panel_temperature_celsius',
    'panel_plc_link_up',
    'panel_last_backup_age_seconds',
    'panel_opcua_certificate_remaining_seconds'
  ])
    assert.not(names.includes(name), name)
  assert.is(await sampleOf({ call }, 'panel_part_checked', { part: 'plcs' }), 0)
  assert.equal(metrics.faults, [])
})

test('escape names that users have chosen', async () => {
  const { panel, call } = await startPanel('administrator')
  const [device] = panel.state.plcDevices
  if (device) device.name = 'Filler "A"\\1\nnew'
  const { families, faults } = await read({ call })
  assert.equal(faults, [])
  const links = families.find(({ name }) => name === 'panel_plc_link_up')?.samples ?? []
  assert.ok(links.some(({ labels }) => labels.get('name') === 'Filler "A"\\1\nnew'))
})

test('are not recorded in the operation log', async () => {
  const { panel, program } = await startProgram(['info'])
  const before = panel.log.length
  await read(program)
  assert.is(panel.log.length, before)
})

test.run()
