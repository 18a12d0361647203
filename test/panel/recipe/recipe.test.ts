import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type BodyFor, type CallName, startPanel } from '../http/caller'
import { changeRecord, definitionOf } from './recipes'

const test = suite('recipe')
const RECORDS = '/project/recipes/bottle-formats/records'

async function start() {
  const { panel, ...caller } = await startPanel()
  const source = panel.state.recipes[0]!
  const definition = definitionOf(source)
  const values = source.records[0]!.values
  const version = async (number: number) => (await caller.call(`GET ${RECORDS}/${number}`)).headers.get('ETag') ?? ''
  return { panel, source, definition, values, version, ...caller }
}

test('lists the recipes with a definition that differs when an item does', async () => {
  const { call, source } = await start()
  const { body } = await call('GET /project/recipes')
  assert.equal(
    body.items.map(({ name, in_use, records }: { name: string; in_use: boolean; records: number }) => [
      name,
      in_use,
      records
    ]),
    [
      ['Bottle formats', false, 28],
      ['CIP programs', true, 5],
      ['Label texts', false, 1000],
      ['<b>Strange</b> names', false, 3]
    ]
  )
  source.items[0]!.max = '2000'
  assert.is.not((await call('GET /project/recipes')).body.items[0].definition, body.items[0].definition)
})

test('never gives a number again', async () => {
  const { call, definition, values } = await start()
  const add = async (name: string) => (await call(`POST ${RECORDS}`, { definition, name, values })).body.number
  assert.is(await add('One'), 28)
  assert.is((await call(`DELETE ${RECORDS}/28`)).status, 204)
  assert.is(await add('Two'), 29)
  assert.is((await call(`GET ${RECORDS}/28`)).status, 404)
})

test('keeps every digit, and writes numbers as its memory gives them back', async () => {
  const { call, definition, values, version } = await start()
  const sent = values.map((value, index) => ({ 1: '4.50', 3: '.5', 7: '0018446744073709551615' })[index] ?? value)
  const headers = { 'If-Match': await version(3) }
  assert.is((await call(`PUT ${RECORDS}/3`, { definition, name: ' Renamed ', values: sent }, headers)).status, 204)
  const { body } = await call(`GET ${RECORDS}/3`)
  assert.equal(
    [body.name, body.values[1], body.values[3], body.values[7]],
    ['Renamed', '4.5', '0.5', '18446744073709551615']
  )
  assert.equal([body.changed_by, body.changed_at], ['engineer', '2026/11/21 09:41:07'])
})

test('refuses a save that does not know what the operator did at the panel', async () => {
  const { call, panel, source, definition, values, version } = await start()
  const headers = { 'If-Match': await version(3) }
  changeRecord(source, 3, { name: 'Changed at the panel' }, { by: 'operator', at: panel.clock.now() })
  const late = await call(`PUT ${RECORDS}/3`, { definition, name: 'Other', values }, headers)
  assert.equal([late.status, late.body.error_code], [412, 'changed_meanwhile'])
  assert.is(source.records[3]!.name, 'Changed at the panel')
})

test('names the fields whose values do not suit, and a name that is taken', async () => {
  const { call, source, definition, values } = await start()
  const wrong = values.map((value, index) => ({ 0: '99', 2: '2', 4: '1.5', 9: '緑'.repeat(9) })[index] ?? value)
  const record = { definition, name: source.records[0]!.name.toUpperCase(), values }
  const { status, body } = await call(`POST ${RECORDS}`, { ...record, values: wrong })
  assert.is(status, 400)
  assert.equal(body.fields, { item0: 'out_of_range', item2: 'bit', item4: 'integer', item9: 'too_long' })
  const twin = await call(`POST ${RECORDS}`, record)
  assert.equal([twin.status, twin.body.fields], [409, { name: 'already_exists' }])
})

test('changes nothing of a recipe in use, a full one or another definition', async () => {
  const { callAny, definition, values, source } = await start()
  const code = async (name: CallName, body?: BodyFor<`POST ${typeof RECORDS}`>) =>
    (await callAny(name, body)).body.error_code
  const record = { definition, name: 'New', values }
  assert.is(await code(`POST ${RECORDS}`, { ...record, definition: '00000000' }), 'definition_changed')
  assert.is(await code('DELETE /project/recipes/cip-programs/records/1'), 'recipe_in_use')
  source.mostRecords = source.records.length
  assert.is(await code(`POST ${RECORDS}`, record), 'limit_reached')
  assert.is(await code(`POST ${RECORDS}`, { ...record, name: '   ' }), 'validation_failed')
  assert.is(await code(`POST ${RECORDS}`, { ...record, name: 'x'.repeat(41) }), 'validation_failed')
})

test('exports numbers bare and guards text that a spreadsheet would run', async () => {
  const { call, panel } = await start()
  const fetched = async (id: string, separator: ',' | ';', decimal: ',' | '.' = '.') => {
    const { body } = await call(`POST /project/recipes/${id}/exports`, { separator, decimal })
    return (await (await panel.fetch(body.url)).text()).split('\r\n')
  }
  const [first, titles, still] = await fetched('bottle-formats', ';')
  assert.match(first!, /^#recipe;Bottle formats;[0-9a-f]{8}$/)
  assert.match(titles!, /^No\.;Name;Volume;Fill temperature;/)
  assert.match(
    still!,
    /^0;Still water 0\.33 l;330;4;0;1\.2;-100;48000;900;18446744073709000000;-4611686018427387000;Stil/
  )
  const [, , comma] = await fetched('bottle-formats', ';', ',')
  assert.match(comma!, /^0;Still water 0\.33 l;330;4;0;1,2;-100;/)
  const [, , strange] = await fetched('strange-names', ',')
  assert.is(strange!.slice(0, 70), `0,"'=HYPERLINK(""http://evil.example"",""x"")",'@SUM(A1),-1.5,2026/11/`)
})

test('refuses a separator that is the decimal sign', async () => {
  const { call } = await start()
  const { body } = await call('POST /project/recipes/bottle-formats/exports', { separator: ',', decimal: ',' })
  assert.equal(body.fields, { decimal: 'same_as_separator' })
})

test('imports all rows or none', async () => {
  const { call, source, definition, values } = await start()
  const row = (number: number | null, name: string, more: Record<number, string> = {}) => ({
    number,
    name,
    values: values.map((value, index) => more[index] ?? value)
  })
  const send = (rows: ReturnType<typeof row>[], existing: 'update' | 'skip' = 'update', changes = source.changes) =>
    call('POST /project/recipes/bottle-formats/imports', { definition, changes, existing, rows })

  const refused = await send([row(null, 'New one'), row(0, 'Zero', { 0: '5' }), row(0, 'New one')])
  assert.equal(refused.body.details.rows, [
    { row: 1, field: 'item0', code: 'out_of_range' },
    { row: 2, field: 'name', code: 'already_exists' },
    { row: 2, field: 'number', code: 'duplicate' }
  ])
  assert.is(source.records.length, 28)

  const name = source.records[0]!.name
  const done = await send([row(0, name), row(1, 'Renamed'), row(500, 'Of another panel')])
  assert.equal(done.body, { added: 1, updated: 1, skipped: 0, unchanged: 1 })
  assert.equal([source.records[1]!.name, source.records[28]!.number], ['Renamed', 28])
  assert.equal((await send([row(1, 'Again')], 'skip')).body, { added: 0, updated: 0, skipped: 1, unchanged: 0 })
  assert.is((await send([row(null, 'Late')], 'update', 3)).body.error_code, 'records_changed')
})

test('loads a record to the PLC, shows it after a restart, and logs it', async () => {
  const { call, panel, source, signIn } = await start()
  const [before] = (await call('GET /project/recipes')).body.items
  assert.equal(before.plc_load, { name: 'Filler S7-1500', state: 'connected', last_load: null })
  const { status, body } = await call(`POST ${RECORDS}/9/loads`, { changes: source.changes })
  assert.is(status, 201)
  const load = { number: 9, name: 'Cola 0.5 l', loaded_at: '2026/11/21 09:41:07', loaded_by: 'engineer' }
  assert.equal(body, load)
  assert.equal(source.target?.values, source.records[9]!.values)
  const { operation, target, username } = panel.log[panel.log.length - 1]!
  assert.equal(
    [operation, target, username],
    ['POST /project/recipes/{id}/records/{number}/loads', `/api/v1${RECORDS}/9/loads`, 'engineer']
  )
  panel.faults.reboot(20)
  await panel.clock.advance(20_000)
  await signIn('engineer', 'engineer-3152')
  assert.equal((await call('GET /project/recipes')).body.items[0].plc_load.last_load, load)
})

test('keeps what the PLC has when later its record is changed', async () => {
  const { call, panel, source } = await start()
  await call(`POST ${RECORDS}/9/loads`, { changes: source.changes })
  const { values } = source.records[9]!
  const changed = values.map((value, index) => (index === 0 ? '475' : value))
  changeRecord(source, 9, { values: changed }, { by: 'operator', at: panel.clock.now() })
  assert.is(source.target?.values[0], '500')
})

test('loads nothing that the project, the PLC or a change forbids', async () => {
  const { call, source, panel } = await start()
  const load = async (path: `${string}/records/${string}`, changes = source.changes) => {
    const { status, body } = await call(`POST /project/recipes/${path}/loads`, { changes })
    return [status, body.error_code]
  }
  assert.equal(await load('strange-names/records/0', 3), [409, 'load_forbidden'])
  assert.equal(await load('label-texts/records/0', 1000), [409, 'plc_disconnected'])
  assert.equal(await load('bottle-formats/records/99'), [404, 'not_found'])
  assert.equal(await load('no-such/records/0'), [404, 'not_found'])
  assert.equal(await load('bottle-formats/records/9', source.changes - 1), [409, 'records_changed'])
  source.items[0]!.max = '400'
  assert.equal(await load('bottle-formats/records/9'), [409, 'values_refused'])
  panel.state.plcDevices.find(({ name }) => name === 'Filler S7-1500')!.settings.address = '192.168.10.99'
  assert.equal(await load('bottle-formats/records/8'), [409, 'plc_disconnected'])
  assert.equal([source.target?.values, source.target?.lastLoad], [[], null])
})

test.run()
