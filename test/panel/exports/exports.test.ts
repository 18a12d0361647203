import { createHash } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import initSqlJs from 'sql.js'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { until } from '../../setup/until'
import { runningClock } from '../device/device-clock'
import { type BodyFor, createCaller, startPanel } from '../http/caller'
import { createPanel } from '../panel'
import { serve } from '../server/server'

const test = suite('exports')
const LOG = 'POST /data/logs/filler-temperatures/exports'
const CHOICES = { separator: ';', decimal: ',', time_format: 'iso' } as const

type Name = `POST /data/${'events' | 'operations'}/exports` | `POST /data/logs/${string}/${'exports' | 'databases'}`
type Choices = Partial<BodyFor<Name>>
type Readable = `?readable_in=${string}`

async function plant() {
  const { panel, ...caller } = await startPanel('administrator')
  const start = async (name: Name, choices: Choices = {}, query: Readable | '' = '') =>
    (await caller.call(`${name}${query}` as Name, { ...CHOICES, ...choices })).body // the same call with a query
  const state = async (id: string) => (await caller.call(`GET /exports/${id}`)).body
  const rowsOf = async (name: Name, choices: Choices = {}, query: Readable | '' = '') => {
    const { separator = ';' } = choices
    const response = await panel.fetch((await start(name, choices, query)).url)
    return parse(await response.text(), { bom: true, columns: true, delimiter: separator }) as Record<string, string>[]
  }
  return { panel, ...caller, start, state, rowsOf }
}

test('streams every record of a log with all decimals, quality and time zone', async () => {
  const { call, rowsOf } = await plant()
  const range = { from: '2026.11.21-09:30:00', to: '2026.11.21-09:41:07' }
  const rows = await rowsOf(LOG, range)
  const { body } = await call(`GET /data/logs/filler-temperatures/records?from=${range.from}&to=${range.to}`)
  assert.is(rows.length, body.total)
  const wanted = body.items.map(([time, ...values]: [string, ...(number | null)[]]) => [
    `${time.replace(/\//g, '-').replace(' ', 'T')}+09:00`,
    ...values
  ])
  const titles = ['Tank 1 (°C)', 'Tank 2 (°C)', 'Pressure (bar)', 'Flow (l/min)']
  const read = rows.map(row => [row.Time, ...titles.map(title => (row[title] === '' ? null : decimal(row[title])))])
  assert.equal(read, wanted)
  const complete = (row: Record<string, string>) => Object.values(row).slice(1, -7).every(Boolean)
  assert.ok(rows.every(row => row.Quality === (complete(row) ? 'good' : 'no value')))
})

const decimal = (text = '') => Number(text.replace(',', '.'))

test('writes titles and codes in the language of who reads the file, and names and values as they are', async () => {
  const { rowsOf } = await plant()
  const [fixed] = await rowsOf('POST /data/events/exports')
  const [read] = await rowsOf('POST /data/events/exports', {}, '?readable_in=ja')
  const titles = ['番号', '状態', '発生日時', '確認日時', '復帰日時', '継続時間(秒)', 'カテゴリー', '優先度', '内容']
  assert.equal(Object.keys(read ?? {}).slice(0, 9), titles)
  assert.equal([read?.番号, read?.内容], [fixed?.['No.'], fixed?.Text])
  assert.equal([fixed?.Status, read?.状態], ['event', 'イベント'])
  const [english] = await rowsOf('POST /data/events/exports', {}, '?readable_in=en')
  const [lacking] = await rowsOf('POST /data/events/exports', {}, '?readable_in=de')
  assert.equal(lacking, english)
  const operations = await rowsOf('POST /data/operations/exports', {}, '?readable_in=ko')
  assert.ok(operations.some(row => row['조작 위치'] === '웹 콘솔' && row.결과 === '완료' && row.작업 === '변경'))
  assert.equal(
    operations.filter(row => /missing/.test(row.번호 ?? '')),
    []
  )
  const range = { from: '2026.11.21-09:30:00', to: '2026.11.21-09:31:00' }
  const [record] = await rowsOf(LOG, range, '?readable_in=en')
  assert.equal([record?.Quality, record?.['HMI name']], ['Good', 'line2-hmi'])
})

test('writes times in UTC', async () => {
  const { rowsOf } = await plant()
  const [first] = await rowsOf(LOG, { from: '2026.11.21-08:59:58', to: '2026.11.21-09:00:03', time_format: 'utc' })
  assert.match(first?.Time ?? '', /^2026-11-2(0T23:59:5\d|1T00:00:0\d)Z$/)
})

test('sends a whole log as a database, with its channels as columns', async () => {
  const { panel, call, start, state } = await plant()
  const { id, url } = await start('POST /data/logs/filler-temperatures/databases')
  const file = Buffer.from(await (await panel.fetch(url)).arrayBuffer())
  const sent = await state(id)
  assert.equal([sent.state, sent.total_bytes], ['done', file.length])
  assert.match(sent.name, /^line2-hmi-Filler-temperatures-.*\.sqlite$/)
  const { Database } = await initSqlJs()
  const [table] = new Database(file).exec(`SELECT count("Tank 1 (°C)"), max(Time) FROM "Filler temperatures"`)
  const log = (await call('GET /data/logs')).body.items[0]
  const [count, newest] = table?.values[0] ?? []
  assert.ok(Number(count) > 0.9 * log.records)
  assert.is(newest, `${log.last.replace(/\//g, '-').replace(' ', 'T')}+09:00`)
})

test('names log, panel, range and zone in columns of the first row', async () => {
  const { panel, rowsOf, start, state } = await plant()
  const [first, second] = await rowsOf(LOG, { from: '2026.11.21-09:41:00', separator: ',', decimal: '.' })
  const origin = (row: Record<string, string> | undefined) =>
    ['Log', 'HMI name', 'Range from', 'Range to', 'HMI time zone'].map(title => row?.[title])
  assert.equal(origin(first), ['Filler temperatures', 'line2-hmi', '2026-11-21T09:41:00+09:00', '', 'Asia/Tokyo'])
  assert.equal(origin(second), ['', '', '', '', ''])
  const { id, url } = await start('POST /data/logs/energy/exports')
  await (await panel.fetch(url)).text()
  assert.equal([(await state(id)).rows, (await state(id)).total], [0, 0])
  const none = await rowsOf('POST /data/logs/energy/exports')
  assert.equal(
    none.map(row => [row.Time, row.Log]),
    [['', 'Energy']]
  )
})

test('marks a gap at its place as a row of its own, also where the range has nothing else', async () => {
  const { rowsOf, panel } = await plant()
  const name = 'POST /data/logs/bottle-washer/exports'
  const rows = await rowsOf(name, { time_format: 'device' })
  const index = rows.findIndex(({ Quality }) => Quality === 'gap')
  const [before, gap, after] = rows.slice(index - 1, index + 2)
  assert.equal([gap?.Time, gap?.['Gap until']], ['2026/11/21 00:41:07', '2026/11/21 01:11:07'])
  assert.ok(before!.Time! <= gap!.Time! && after!.Time! >= gap!['Gap until']!)
  assert.is(gap?.['Zone 1 (°C)'], '')
  const inside = await rowsOf(name, { from: '2026.11.21-00:50:00', to: '2026.11.21-01:00:00' })
  assert.equal(
    inside.map(({ Quality }) => Quality),
    ['gap']
  )
  assert.ok(panel.isRunning())
})

test('exports the events that match, newest first, with every value', async () => {
  const { call, rowsOf } = await plant()
  const { number } = (await call('GET /data/events?priority=high&limit=1')).body.items[0]
  await call(`POST /data/events/${number}/comments`, { text: 'Checked' })
  const rows = await rowsOf('POST /data/events/exports', { priority: ['high'], language: 'ja' })
  const { body } = await call('GET /data/events?priority=high&language=ja&limit=500')
  assert.is(rows.length, body.total)
  for (const [index, event] of body.items.entries()) {
    const row = rows[index]!
    assert.equal(
      [row['No.'], row.Text, row.Value === '' ? null : decimal(row.Value)],
      [String(event.number), event.text, event.value]
    )
    assert.is(row.Comment?.split('\n').filter(Boolean).length, event.comments.length)
  }
  assert.match(rows[0]?.Comment ?? '', /^2026-11-21T09:41:\d\d\+09:00 \w+: Checked$/)
})

test('guards text that a spreadsheet would run, and leaves numbers bare', async () => {
  const { rowsOf, panel } = await plant()
  panel.state.dataLogs[0]!.channels[0]!.signal = { kind: 'flat', value: -1.5 }
  const [row] = await rowsOf(LOG, { from: '2026.11.21-09:41:00' })
  assert.is(row?.['Tank 1 (°C)'], '-1,5')
  const [strange] = await rowsOf('POST /data/logs/strange-names/exports', { separator: ',', decimal: '.' })
  assert.ok(
    `'=HYPERLINK("http://evil.example","x") (%)` in strange! || Object.keys(strange!).some(key => key.startsWith("'="))
  )
})

test('reports rows, bytes and the SHA-256 of the file once all of it has been fetched', async () => {
  const { panel, start, state } = await plant()
  const { id, url } = await start(LOG)
  assert.equal({ ...(await state(id)), name: '' }, { ...WAITING, id, total: 24_310 })
  const response = await panel.fetch(url)
  const reader = response.body!.getReader()
  await reader.read()
  const running = await state(id)
  assert.is(running.state, 'running')
  assert.ok(running.rows > 0 && running.rows < 24_310)
  const hash = createHash('sha256')
  reader.releaseLock()
  const again = await start(LOG)
  const file = Buffer.from(await (await panel.fetch(again.url)).arrayBuffer())
  hash.update(file)
  const { name, ...done } = await state(again.id)
  assert.equal(done, {
    ...{ id: again.id, state: 'done', code: null, rows: 24_310, total: 24_310 },
    ...{ bytes: file.length, total_bytes: null, sha256: hash.digest('hex') }
  })
  assert.is(name, 'line2-hmi-Filler-temperatures-2026-11-21-09-41-07.csv')
})

const WAITING = { name: '', state: 'waiting', code: null, rows: 0, bytes: 0, total_bytes: null, sha256: null }

test('breaks a cancelled file off', async () => {
  const { panel, call, start, state } = await plant()
  const { id, url } = await start(LOG)
  const reader = (await panel.fetch(url)).body!.getReader()
  await reader.read()
  assert.is((await call(`DELETE /exports/${id}`)).status, 204)
  const rest = async () => {
    while (!(await reader.read()).done);
  }
  const outcome = await rest().catch(error => error.message)
  assert.is(outcome, 'The export was cancelled')
  assert.equal([(await state(id)).state, (await state(id)).sha256], ['cancelled', null])
})

test('fails when nobody fetches the file in time', async () => {
  const { panel, start, state } = await plant()
  const { id } = await start(LOG)
  await panel.clock.advance(60_000)
  assert.equal([(await state(id)).state, (await state(id)).code], ['failed', 'not_fetched'])
})

test('is known to its own account only, until the panel restarts', async () => {
  const { panel, call, start, signIn } = await plant()
  const id: string = (await start(LOG)).id
  await signIn('engineer', 'engineer-3152')
  for (const method of ['GET', 'DELETE'] as const) assert.is((await call(`${method} /exports/${id}`)).status, 404)
  const own = await start(LOG)
  panel.faults.reboot(20)
  await panel.clock.advance(20_000)
  await signIn('engineer', 'engineer-3152')
  assert.is((await call(`GET /exports/${own.id}`)).status, 404)
})

test('breaks off when the panel restarts', async () => {
  const { panel, start } = await plant()
  const reader = (await panel.fetch((await start(LOG)).url)).body!.getReader()
  await reader.read()
  panel.faults.reboot(20)
  const rest = async () => {
    while (!(await reader.read()).done);
  }
  assert.is(await rest().catch(error => error.message), 'The export was cancelled')
})

test('forgets the oldest of many exports', async () => {
  const { call, start } = await plant()
  const { id } = await start(LOG)
  for (let count = 0; count < 49; count += 1) await start(LOG)
  assert.is((await call(`GET /exports/${id}`)).status, 200)
  await start(LOG)
  assert.is((await call(`GET /exports/${id}`)).status, 404)
})

for (const name of [LOG, 'POST /data/events/exports', 'POST /data/operations/exports'] as const)
  test(`refuses a reversed range, a day that does not exist and one sign for two things in ${name}`, async () => {
    const { start } = await plant()
    const fields = async (choices: Choices) => (await start(name, choices)).fields
    const reversed = { from: '2026.11.21-08:00:00', to: '2026.11.21-07:59:59' }
    assert.equal(await fields(reversed), { to: 'before_from' })
    assert.equal(await fields({ to: '2027.02.29-00:00:00' }), { to: 'invalid_date' })
    assert.equal(await fields({ separator: ',' }), { decimal: 'same_as_separator' })
    assert.is(await fields({ to: '2028.02.29-00:00:00' }), undefined)
  })

test('needs the permission of the log', async () => {
  const { call, signIn } = await plant()
  await signIn('nobody', 'nobody-3152')
  for (const name of [LOG, 'POST /data/events/exports', 'POST /data/operations/exports'] as const)
    assert.is((await call(name, CHOICES)).status, 403, name)
})

test('fails over HTTP when the connection breaks, waits for a slow reader, and never ends a broken file', async () => {
  const panel = createPanel({ clock: runningClock(), seed: 'large-logs' })
  const { address, close } = await serve({ panel })
  const { call, signIn } = createCaller({ fetch: (url, init) => fetch(new URL(String(url), address), init) })
  await signIn('administrator', 'admin-3152')
  const state = async (id: string) => (await call(`GET /exports/${id}`)).body
  const open = async () => {
    const { body } = await call('POST /data/logs/line-history/exports', CHOICES)
    const controller = new AbortController()
    const response = await fetch(new URL(body.url, address), { signal: controller.signal })
    const reader = response.body!.getReader()
    await reader.read()
    return { id: body.id, controller, reader }
  }
  const broken = await open()
  const { total } = await state(broken.id)
  assert.ok(total >= 1_000_000, String(total))
  await until('the panel waits for its reader', async () => {
    const { rows } = await state(broken.id)
    return rows === (await state(broken.id)).rows
  })
  assert.ok((await state(broken.id)).rows < total / 2)
  broken.controller.abort()
  await until('it has failed', async () => (await state(broken.id)).code === 'connection_lost')

  const cancelled = await open()
  await call(`DELETE /exports/${cancelled.id}`)
  const rest = async () => {
    while (!(await cancelled.reader.read()).done);
    return 'complete'
  }
  assert.is(await rest().catch(() => 'broken'), 'broken')
  await close()
})

test.run()
