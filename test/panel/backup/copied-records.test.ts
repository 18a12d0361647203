import { parse } from 'csv-parse/sync'
import initSqlJs from 'sql.js'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startDataBackups, USB } from '../../setup/data-backups'
import { plantFilesOf } from '../../setup/plant-files'
import type { DataBackupSettings } from './backup-data-state'

const test = suite('copied records')
const plant = plantFilesOf(test)
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const start = (more?: Partial<DataBackupSettings>) => startDataBackups(plant(), USB, more)

test('writes CSV and a database that others read, with the values that the panel shows', async () => {
  const { clock, backUp, textOf, usbFiles, call, runs } = await start({
    contents: ['data_logs', 'events', 'operations'],
    format: 'both'
  })
  assert.is((await backUp())?.state, 'done')
  const { Database } = await initSqlJs()
  const database = new Database(
    usbFiles()
      .find(({ path }) => path.endsWith('.sqlite'))!
      .read()
  )
  const rows = (sql: string) => database.exec(sql)[0]?.values ?? []
  assert.equal(rows('PRAGMA integrity_check'), [['ok']])
  const tables = rows("SELECT name FROM sqlite_master WHERE type = 'table'").map(([name]) => String(name))
  const { files } = (await runs())[0]
  assert.equal([...tables.slice(0, 2), tables.at(-1)], ['Filler temperatures', 'Bottle washer', 'Origin'])
  for (const [index, name] of tables.slice(0, -1).entries()) {
    const { columns, values: stored } = database.exec(`SELECT * FROM "${name}"`)[0] ?? { columns: [], values: [] }
    const copied: string[][] = parse(textOf(files[index].name), { bom: true, from_line: 2 })
    const [origin] = rows(`SELECT * FROM Origin LIMIT 1 OFFSET ${index}`)
    assert.equal(
      copied[0]!.slice(-5),
      origin!.map(cell => String(cell ?? ''))
    )
    const written = copied.map(row => row.slice(0, -5)).filter(row => row.some(cell => cell !== ''))
    assert.equal(
      written,
      stored.map(row => row.map((cell, column) => csvCell(columns[column], cell)))
    )
  }
  const [number, time, ...values] = rows('SELECT * FROM "Filler temperatures" ORDER BY 1 DESC LIMIT 1')[0]!
  assert.equal([number, time], [24_311, '2026-11-21T09:41:08+09:00'])
  await clock.advance(1000)
  const logged = (await call('GET /data/logs/filler-temperatures/records?to=2026.11.21-09:41:08&limit=1')).body.items
  assert.equal([...logged[0], 'good', null], ['2026/11/21 09:41:08', ...values])
  database.close()
})

/** A database has no booleans. */
const csvCell = (column: string | undefined, cell: unknown) =>
  column === 'Clock set back' ? String(cell === 1) : String(cell ?? '')

test('marks gaps and missing values like an export, a gap only in the copy that has the record after it', async () => {
  const { state, clock, call, panel, backup, backUp, usbFiles } = await start({
    ...{ contents: ['data_logs'], range: 'today', catch_up: false }
  })
  state.dataLogs = state.dataLogs.filter(({ id }) => id === 'bottle-washer')
  await backUp()
  const choices = { from: '2026.11.21-00:00:00', separator: ',', decimal: '.', time_format: 'iso' } as const
  const { url } = (await call('POST /data/logs/bottle-washer/exports', choices)).body
  const exported = rowsIn(await (await panel.fetch(url)).text())
  await clock.advance(MINUTE)
  Object.assign(backup.settings, { range: 'yesterday', catch_up: true })
  await backUp()
  const csvs = usbFiles().filter(({ path }) => path.endsWith('.csv'))
  const [first = [], second = []] = csvs.map(file => rowsIn(String(file.read())))
  assert.equal(first.map(withoutOrigin), exported.slice(0, first.length).map(withoutOrigin))
  const gaps = [first, second].map(rows => rows.filter(({ Quality }) => Quality === 'gap'))
  assert.equal(
    gaps.map(rows => rows.map(row => row['No.'])),
    [[''], []]
  )
  assert.ok(second.length > 0)
})

const rowsIn = (csv: string): Record<string, string>[] => parse(csv, { bom: true, columns: true })

function withoutOrigin({
  'No.': _,
  Log,
  HMI,
  'Range from': from,
  'Range to': to,
  'HMI time zone': zone,
  ...row
}: Record<string, string>) {
  return row
}

test('copies the records of the range, and what no copy has yet', async () => {
  const { clock, state, backUp, runs, save } = await start({ contents: ['data_logs'], catch_up: false })
  state.dataLogs = state.dataLogs.filter(({ id }) => id === 'filler-temperatures')
  const copied = async (changes: Partial<DataBackupSettings>) => {
    assert.is((await save(changes)).status, 204)
    assert.is((await backUp())?.state, 'done')
    return (await runs())[0]
  }
  assert.is((await copied({ range: 'today' })).from, '2026/11/21 02:55:58')
  assert.is((await copied({ range: 'yesterday' })).records, 0)
  await clock.advance(DAY)
  const yesterday = await copied({ range: 'yesterday' })
  assert.equal([yesterday.from, yesterday.to], ['2026/11/21 02:55:58', '2026/11/21 23:59:59'])
  assert.is((await copied({ range: 'days', days: 2 })).from, '2026/11/21 02:55:58')
  assert.is((await copied({ range: 'days', days: 1 })).from, '2026/11/22 00:00:00')
  await clock.advance(DAY)
  assert.is((await copied({ range: 'today', catch_up: true })).from.slice(0, 10), '2026/11/22')
})

test('writes event texts in the language of the settings, also on schedule', async () => {
  const { clock, save, textOf, runs, call } = await start({ range: 'all' })
  const { items } = (await call('GET /data/events?language=ja&limit=500')).body
  const { number, text } = items.find((event: { text: string }) => /[\u3040-\u30ff]/.test(event.text))
  await save({ language: 'ja', schedule: 'daily', at: '10:00' })
  await clock.advance(HOUR)
  const row = rowsIn(textOf((await runs())[0].files[0].name)).find(it => it['No.'] === String(number))
  assert.is(row?.Text, text)
})

test.run()
