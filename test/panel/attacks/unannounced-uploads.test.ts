import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import contract from '../../../static/contract/common.json'
import { callerAt } from '../../setup/webview'
import { createPanel, type Panel } from '../panel'

const test = suite('uploads that were not announced')
const PIECE = new Uint8Array(64 * 1024)
const TYPE = 'application/octet-stream'
const { uploads: MOST } = contract['x-upload-limits']

const DOORS = [
  ['/project/management/uploads', { file_name: 'x.hmip' }],
  ['/features/codesys/uploads', { file_name: 'x.cdsp' }]
] as const

/** Sends 32 MiB, piece by piece as they are read. @returns how much the panel has read */
function send(panel: Panel, path: string, token: string) {
  let bytes = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        bytes += PIECE.length
        controller.enqueue(PIECE)
        if (bytes >= 512 * PIECE.length) controller.close()
      }
    },
    { highWaterMark: 0 }
  )
  return { read: () => bytes, response: put(panel, path, token, body) }
}

async function put(panel: Panel, path: string, token: string, body: BodyInit) {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': TYPE }
  const init = { method: 'PUT', headers, body, duplex: 'half' }
  const response = await panel.fetch(`/api/v1${path}`, init)
  return { status: response.status, code: (await response.json()).error_code }
}

/** A file of which nothing comes. */
const silence = () => new ReadableStream<Uint8Array>()

for (const [path, file] of DOORS) {
  test(`${path}: nothing is read for an unknown id, or for that of another account`, async () => {
    const panel = createPanel()
    const [own, other] = [await callerAt(panel, 'administrator'), await callerAt(panel, 'engineer')]
    const { body } = await other.call(`POST ${path}`, { ...file, size_bytes: 33_000_000 })
    for (const id of ['does-not-exist', body.id]) {
      const { read, response } = send(panel, `${path}/${id}`, own.token())
      assert.equal(await response, { status: 404, code: 'not_found' })
      assert.is(read(), 0)
    }
  })

  test(`${path}: no more is read than was announced`, async () => {
    const panel = createPanel()
    const { call, token } = await callerAt(panel, 'administrator')
    const { body } = await call(`POST ${path}`, { ...file, size_bytes: 2 * PIECE.length })
    const { read, response } = send(panel, `${path}/${body.id}`, token())
    assert.equal(await response, { status: 413, code: 'content_too_large' })
    assert.ok(read() <= 3 * PIECE.length, `${read()} bytes`)
  })
}

test('so many accounts upload at a time, and one that begins again ends its upload before', async () => {
  const panel = createPanel()
  const path = '/project/management/uploads'
  const engineer = panel.state.accounts.find(({ username }) => username === 'engineer')!
  const names = Array.from({ length: MOST + 1 }, (_, index) => `engineer-${index}`)
  panel.state.accounts.push(...names.map((username, index) => ({ ...engineer, id: 9000 + index, username })))
  const uploads = names.map(async name => {
    const { call, token } = await callerAt(panel, name)
    const { body } = await call(`POST ${path}`, { file_name: 'x.hmip', size_bytes: 1000 })
    return (content: BodyInit) => put(panel, `${path}/${body.id}`, token(), content)
  })
  const [first, ...others] = await Promise.all(uploads)
  const last = others.pop()!
  const waiting = [first!, ...others].map(upload => upload(silence()))
  assert.equal(await last(silence()), { status: 503, code: 'unavailable' })
  assert.equal(await first!(new Uint8Array(999)), { status: 400, code: 'project_upload_failed' })
  assert.equal(await waiting[0], { status: 400, code: 'malformed' })
  assert.equal(await last(new Uint8Array(999)), { status: 400, code: 'project_upload_failed' })
})

test.run()
