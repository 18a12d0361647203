import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import initSqlJs from 'sql.js'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Cell } from '../exports/table'
import { type DatabaseTable, databaseFile } from './database-file'

const test = suite('database file')

async function bytesOf(tables: DatabaseTable[]): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of databaseFile(tables)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Reads with another build of SQLite than the one that writes. */
async function query(file: Uint8Array, sql: string) {
  const { Database } = await initSqlJs()
  const database = new Database(file)
  const [result] = database.exec(sql)
  database.close()
  return result?.values
}

const SAMPLES = 12_345

function* samples(): Generator<Cell[]> {
  for (let number = 1; number <= SAMPLES; number += 1)
    yield [number, `2026/11/21 ${number}`, number % 7 === 0 ? null : number / 3]
}

const TABLES = (): DatabaseTable[] => [
  {
    name: 'Line "2" 充填',
    columns: [
      { name: 'number', type: 'INTEGER' },
      { name: 'time', type: 'TEXT' },
      { name: 'Flow [l/min]', type: 'REAL' }
    ],
    rows: samples()
  },
  { name: 'events', columns: [{ name: 'text', type: 'TEXT' }], rows: [["Robert'); DROP TABLE events; --"]] },
  { name: 'empty', columns: [{ name: 'text', type: 'TEXT' }], rows: [] }
]

test('holds every row with its exact values', async () => {
  const file = await bytesOf(TABLES())
  assert.is(file.subarray(0, 15).toString(), 'SQLite format 3')
  assert.equal(await query(file, 'PRAGMA integrity_check'), [['ok']])
  assert.equal(await query(file, 'SELECT name FROM sqlite_master ORDER BY name'), [
    ['Line "2" 充填'],
    ['empty'],
    ['events']
  ])
  const rows = await query(file, 'SELECT * FROM "Line ""2"" 充填" ORDER BY number')
  assert.equal(rows, [...samples()])
  assert.equal(await query(file, 'SELECT text FROM events'), [["Robert'); DROP TABLE events; --"]])
  assert.is(await query(file, 'SELECT * FROM empty'), undefined)
})

test('leaves no file behind, also when its rows break off', async () => {
  const left = async () => (await readdir(tmpdir())).filter(name => /^panel-.*\.sqlite/.test(name))
  const before = await left()
  function* breaking(): Generator<Cell[]> {
    yield ['one']
    throw new Error('power lost')
  }
  await bytesOf(TABLES())
  const failure = await bytesOf([{ name: 'a', columns: [{ name: 'b', type: 'TEXT' }], rows: breaking() }]).catch(String)
  assert.is(failure, 'Error: power lost')
  assert.equal(await left(), before)
})

test.run()
