import { createHash } from 'node:crypto'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createRun } from './run'

const test = suite('export run')
/** Each makes a chunk of its own. */
const LINE = 'x'.repeat(64 * 1024)

const start = (...lines: string[]) => {
  const run = createRun(() => lines.map(line => Buffer.from(line)))
  return { ...run, reading: run.chunks() }
}

test('is done with its checksum once all of it was read', () => {
  const { progress, reading } = start(LINE, 'rest')
  const file = Buffer.concat([...reading])
  const sha256 = createHash('sha256').update(file).digest('hex')
  assert.equal(progress(), { state: 'done', code: null, rows: 0, bytes: LINE.length + 4, sha256 })
})

test('breaks off at the next chunk once it is cancelled, also where the last one was read', () => {
  for (const lines of [[LINE, LINE], [LINE]]) {
    const { progress, cancel, reading } = start(...lines)
    reading.next()
    cancel()
    assert.throws(() => reading.next(), 'The export was cancelled')
    assert.equal([progress().state, progress().bytes, progress().sha256], ['cancelled', LINE.length, null])
  }
})

test('has failed when its reader leaves, and stays so', () => {
  const { progress, cancel, expire, reading } = start(LINE, LINE)
  reading.next()
  reading.return(undefined)
  cancel()
  expire()
  assert.equal([progress().state, progress().code], ['failed', 'connection_lost'])
})

test.run()
