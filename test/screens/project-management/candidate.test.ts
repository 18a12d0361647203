import '../../setup/dom'
import * as assert from 'uvu/assert'
import { $unsaved } from '../../../src/lib/form/unsaved'
import { createCandidate } from '../../../src/screens/project-management/candidate'
import { fakeTime, settled } from '../../lib/fake-time'
import { recordCalls } from '../../setup/calls'
import { holdUploads } from '../../setup/held-uploads'
import { test } from '../../setup/panel-test'
import { onCleanup } from '../../setup/screen'
import { fileOf } from './actions'

const CANDIDATE = 'GET /project/management/candidates/{id}'
const UPLOAD = 'PUT /project/management/uploads/{id}'
const NAME = 'bottling-line-2_v2.4.hmip'

async function startUpload() {
  const nextUpload = holdUploads()
  const candidate = createCandidate()
  candidate.pickFile(fileOf(NAME), 1e9)
  const arrived = nextUpload()
  const uploading = candidate.upload()
  const upload = await arrived
  return { candidate, nextUpload, uploading, upload, status: () => candidate.$stage.get().status }
}

/** All bytes have arrived, but not the response. */
async function loseResponse(kind: 'unreachable' | 'timeout') {
  const started = await startUpload()
  const time = fakeTime()
  onCleanup(time.end)
  started.upload.onProgress(started.upload.file.size)
  started.upload.fail(kind)
  await settled()
  return { ...started, time }
}

test('ignores what a cancelled upload still reports, also while the next one is under way', async () => {
  const { candidate, nextUpload, upload, status } = await startUpload()
  candidate.cancel()
  assert.ok(upload.signal.aborted)
  upload.onProgress(1)
  assert.is(status(), 'idle')

  const arrived = nextUpload()
  const uploading = candidate.upload()
  const next = await arrived
  await upload.respond()
  await settled()
  assert.is(status(), 'sending')
  await next.respond()
  await uploading
  assert.is(status(), 'checked')
})

test('sends a file once, however often its button is pressed, and checks nothing else until then', async ({
  panel
}) => {
  const { candidate, uploading, upload } = await startUpload()
  const calls = recordCalls(panel)
  void candidate.upload()
  void candidate.check('usb-1', 'other.hmip')
  await settled()
  assert.equal(calls, [])
  await upload.respond()
  await uploading
})

test('sends no file whose name or size is refused', async ({ panel }) => {
  const calls = recordCalls(panel)
  const candidate = createCandidate()
  candidate.pickFile(fileOf(NAME), 1000)
  await candidate.upload()
  assert.equal([candidate.$stage.get().status, calls], ['idle', []])
})

test('counts as unsaved input until the upload has ended', async () => {
  const { candidate, upload, uploading } = await startUpload()
  assert.is($unsaved.get(), 1)
  await upload.respond()
  await uploading
  assert.is($unsaved.get(), 0)

  void candidate.upload()
  assert.is($unsaved.get(), 1)
  candidate.cancel()
  assert.is($unsaved.get(), 0)
})

test('does not look for the package when the connection is lost before all of it was sent', async ({ panel }) => {
  const { upload, status } = await startUpload()
  const calls = recordCalls(panel)
  upload.onProgress(upload.file.size - 1)
  upload.fail('unreachable')
  await settled()
  assert.equal([status(), calls], ['failed', []])
})

test('does not look for a package that the panel has refused', async ({ panel }) => {
  const candidate = createCandidate()
  candidate.pickFile(fileOf('damaged.hmip'), 1e9)
  const calls = recordCalls(panel)
  await candidate.upload()
  assert.equal([candidate.$stage.get().status, calls], ['failed', ['POST /api/v1/project/management/uploads']])
})

test('shows at the file that the panel has refused its size while it was sent, with the limit', async ({ panel }) => {
  const candidate = createCandidate()
  candidate.pickFile(fileOf(NAME), 1e9)
  panel.faults.tooLarge(2 * 1024 * 1024, UPLOAD)
  await candidate.upload()
  assert.equal(candidate.$fileError.get(), ['errors.file.tooLarge', { most: '2 MB' }])
  assert.is(candidate.$stage.get().status, 'idle')
  panel.faults.clear()
  panel.faults.answer(413, undefined, UPLOAD)
  candidate.pickFile(fileOf(NAME), 1e9)
  await candidate.upload()
  assert.is(candidate.$fileError.get(), 'common.upload.tooLarge')
})

test('requests every 5 s the result of a check whose response was lost', async ({ panel }) => {
  panel.faults.refuse(CANDIDATE)
  const { candidate, upload, status, time } = await loseResponse('unreachable')
  await time.pass(20_000, 1000)
  assert.is(status(), 'checking')
  await upload.respond()
  panel.faults.clear()
  await time.pass(5000, 1000)
  await settled()
  const stage = candidate.$stage.get()
  assert.is(stage.status === 'checked' && stage.candidate.project.name, 'Bottling Line 2 v2.4')
})

test('waits up to 360 s for a check that takes long', async () => {
  const { status, time } = await loseResponse('timeout')
  await time.pass(359_000, 1000)
  assert.is(status(), 'checking')
  await time.pass(6000, 1000)
  await settled()
  assert.is(status(), 'failed')
})

test('reports the loss at once when the panel does not know the package', async () => {
  const { candidate } = await loseResponse('unreachable')
  await settled()
  const stage = candidate.$stage.get()
  assert.is(stage.status === 'failed' && stage.error.failure.kind, 'unreachable')
})

test('stops waiting for the result once the session has ended', async ({ panel }) => {
  panel.faults.refuse(CANDIDATE)
  const { status, time } = await loseResponse('unreachable')
  panel.faults.clear()
  panel.faults.endSessions()
  await time.pass(5000, 1000)
  await settled()
  assert.is(status(), 'failed')
})

test('does not look for a package once the session has ended', async ({ panel }) => {
  const { upload, uploading, status } = await startUpload()
  upload.onProgress(upload.file.size)
  panel.faults.endSessions()
  const calls = recordCalls(panel)
  await upload.respond()
  await uploading
  assert.is(status(), 'failed')
  assert.not(
    calls.some(call => call.includes('candidates')),
    String(calls)
  )
})

test('forgets a failure when another file is picked', async () => {
  const { candidate, upload, uploading, status } = await startUpload()
  upload.fail('unreachable')
  await uploading
  assert.is(status(), 'failed')
  candidate.pickFile(fileOf('damaged.hmip'), 1e9)
  assert.is(status(), 'idle')
})

test('does not take a failed check of a medium for a failed upload after one', async ({ panel }) => {
  const { candidate, upload, uploading } = await startUpload()
  upload.fail('unreachable')
  await uploading
  panel.faults.refuse()
  await candidate.check('usb-1', 'other.hmip')
  const stage = candidate.$stage.get()
  assert.equal([stage.status, stage.status === 'failed' && stage.sending], ['failed', false])
})

for (const [when, fail] of [
  ['while its response is awaited', 'cancelled'],
  ['between two requests for the result', 'unreachable']
] as const)
  test(`has nothing left to do once it is cancelled ${when}`, async ({ panel }) => {
    panel.faults.refuse(CANDIDATE)
    const { candidate, upload, uploading } = await startUpload()
    let ended = false
    void uploading.then(() => {
      ended = true
    })
    upload.onProgress(upload.file.size)
    if (fail === 'cancelled') candidate.cancel()
    upload.fail(fail)
    await settled()
    if (fail !== 'cancelled') candidate.cancel()
    await settled()
    assert.ok(ended)
    assert.is(candidate.$stage.get().status, 'idle')
  })

test.run()
