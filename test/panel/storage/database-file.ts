import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Cell, Column } from '../exports/table'

export interface DatabaseTable {
  name: string
  columns: readonly Column[]
  rows: Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>
}

/** How many rows are inserted by one statement, within the limit of 32 766 parameters. */
const ROWS_AT_ONCE = 100

/** The bytes of a SQLite file with these tables. It is made in the folder for temporary files, so that it may be large. */
export async function* databaseFile(tables: readonly DatabaseTable[]): AsyncGenerator<Uint8Array> {
  const { default: sqlite } = await import('node-sqlite3-wasm')
  const path = join(tmpdir(), `panel-${randomBytes(8).toString('hex')}.sqlite`)
  try {
    const database = new sqlite.Database(path)
    try {
      // The file is thrown away if its making breaks off.
      database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN')
      for (const table of tables) await addTable(database, table)
      database.exec('COMMIT')
    } finally {
      database.close()
    }
    yield* createReadStream(path)
  } finally {
    await rm(path, { force: true })
  }
}

type StoredCell = Exclude<Cell, boolean>

/** A database has no booleans. */
function stored(cell: Cell, column: Column | undefined): StoredCell {
  if (typeof cell !== 'boolean') return cell
  return column?.type === 'TEXT' ? String(cell) : Number(cell)
}

interface Database {
  exec(sql: string): void
  prepare(sql: string): { run(values: StoredCell[]): unknown; finalize(): void }
}

async function addTable(database: Database, { name, columns, rows }: DatabaseTable): Promise<void> {
  const table = quoted(name)
  database.exec(`CREATE TABLE ${table} (${columns.map(column => `${quoted(column.name)} ${column.type}`).join(', ')})`)
  const one = `(${columns.map(() => '?').join(', ')})`
  const inserting = (count: number) =>
    database.prepare(`INSERT INTO ${table} VALUES ${Array.from({ length: count }, () => one).join(', ')}`)
  const many = inserting(ROWS_AT_ONCE)
  let waiting: StoredCell[][] = []
  try {
    for await (const row of rows) {
      waiting.push(row.map((cell, index) => stored(cell, columns[index])))
      if (waiting.length < ROWS_AT_ONCE) continue
      many.run(waiting.flat())
      waiting = []
    }
  } finally {
    many.finalize()
  }
  if (waiting.length === 0) return
  const rest = inserting(waiting.length)
  try {
    rest.run(waiting.flat())
  } finally {
    rest.finalize()
  }
}

const quoted = (name: string) => `"${name.replace(/"/g, '""')}"`
