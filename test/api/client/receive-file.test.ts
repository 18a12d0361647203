import * as assert from 'uvu/assert'
import { receiveFile } from '../../../src/api/client/receive-file'
import { exportDataLog } from '../../../src/api/data-log'
import { readExport } from '../../../src/api/exports'
import { provide } from '../../../src/lib/environment'
import { isApiError } from '../../../src/lib/remote/failure'
import { test } from '../../setup/panel-test'

const FORMAT = { separator: ',', decimal: '.', time_format: 'iso' } as const

const start = () => exportDataLog('filler-temperatures', FORMAT)

test('reads a file no faster than it is written', async () => {
  const { id, url } = await start()
  let open = () => {}
  const gate = new Promise<void>(resolve => {
    open = resolve
  })
  let began = () => {}
  const begin = new Promise<void>(resolve => {
    began = resolve
  })
  const write = () => {
    began()
    return gate
  }
  const receiving = receiveFile(url, write, new AbortController().signal)
  await begin
  const { state, rows, total } = await readExport(id)
  assert.is(state, 'running')
  assert.ok(rows < total / 2, `${rows} of ${total}`)
  open()
  const bytes = await receiving
  const done = await readExport(id)
  assert.equal([done.state, done.bytes], ['done', bytes])
})

test('breaks off when it is aborted, and rejects an address of another origin', async () => {
  const { id, url } = await start()
  const controller = new AbortController()
  const write = async () => controller.abort()
  assert.ok(isApiError(await receiveFile(url, write, controller.signal).catch(error => error)))
  assert.is((await readExport(id)).code, 'connection_lost')
  const other = receiveFile('http://evil.example/a', async () => {}, new AbortController().signal)
  assert.ok(isApiError(await other.catch(error => error)))
})

test('passes nothing on of a page that a panel without the file responds with', async () => {
  provide({ transport: async () => new Response('<h1>Not found</h1>', { status: 404 }) })
  const written: Uint8Array[] = []
  const write = async (chunk: Uint8Array) => void written.push(chunk)
  const failure = await receiveFile('/files/gone.csv', write, new AbortController().signal).catch(
    error => error.failure
  )
  assert.equal([failure, written], [{ kind: 'malformed' }, []])
})

test.run()
