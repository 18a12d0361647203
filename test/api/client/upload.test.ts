import * as assert from 'uvu/assert'
import { acquireSlot } from '../../../src/api/client/request-slots'
import { announceProject, uploadProject } from '../../../src/api/project-management'
import { refusalOf } from '../../../src/lib/remote/failure'
import { readToken } from '../../../src/session/token'
import { PACKAGES } from '../../panel/project/sample-packages'
import { test } from '../../setup/panel-test'

const UPLOAD = 'PUT /project/management/uploads/{id}'
const EXPIRED = { error_code: 'unauthorized', message: 'invalid or expired jwt' }
const file = new Blob([PACKAGES['bottling-line-2_v2.4.hmip']!() as Uint8Array<ArrayBuffer>])

async function send() {
  const { id } = await announceProject({ file_name: 'x.hmip', size_bytes: file.size })
  const progress: number[] = []
  const { signal } = new AbortController()
  const sending = uploadProject(id, file, { signal, onProgress: bytes => progress.push(bytes) })
  return { sending, progress }
}

test('uploads a file byte for byte', async ({ panel }) => {
  const { sending, progress } = await send()
  const { project } = await sending
  assert.is(project.name, 'Bottling Line 2 v2.4')
  assert.is(progress.pop(), file.size)
  assert.equal(
    panel.log.filter(({ operation }) => operation === UPLOAD).map(({ sent }) => sent),
    [`${file.size} bytes`]
  )
})

test('renews an expired token once and sends the file again', async ({ panel }) => {
  const before = readToken()
  panel.faults.answerNext(401, EXPIRED, UPLOAD)
  const { sending } = await send()
  assert.ok((await sending).id)
  assert.is.not(readToken(), before)
})

test('passes on what the panel refuses', async ({ panel }) => {
  panel.faults.answerNext(409, { error_code: 'project_upload_failed', message: 'cut' }, UPLOAD)
  const { sending } = await send()
  const refusal = await sending.then(() => undefined, refusalOf)
  assert.is(refusal?.code, 'project_upload_failed')
})

test('reports garbage as an error', async ({ panel }) => {
  panel.faults.garbleNext('html', UPLOAD)
  const { sending } = await send()
  assert.is(
    await sending.then(
      () => '',
      error => error.message
    ),
    'malformed'
  )
})

test('is cancelled, and sends nothing, while it waits for other requests', async ({ panel }) => {
  const { id } = await announceProject({ file_name: 'x.hmip', size_bytes: file.size })
  const never = new AbortController().signal
  const releases = await Promise.all(['first', 'second', 'third'].map(() => acquireSlot('action', never)))
  const leaving = new AbortController()
  const sending = uploadProject(id, file, { signal: leaving.signal, onProgress() {} })
  leaving.abort()
  assert.equal(await sending.catch(error => error.failure), { kind: 'cancelled' })
  for (const release of releases) release()
  assert.not.ok(panel.log.some(({ operation }) => operation === UPLOAD))
})

test.run()
