import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { unsavedInputs } from '../../../src/lib/form/unsaved'
import { ApiError, type Failure } from '../../../src/lib/remote/failure'
import { createPackageUpload, type UploadWatch } from '../../../src/lib/remote/package-upload'
import type { PurposeSignal } from '../../../src/lib/remote/purpose'
import { fakeTime, settled } from '../fake-time'

const test = suite<{ time: ReturnType<typeof fakeTime> }>('package upload')
const FILE = new File(['x'.repeat(1000)], 'line4.zip')
const FOUND = { id: '7' }
const GIVE_UP_AFTER_MS = 360_000

interface Pending<T> {
  resolve(value: T): void
  fail(failure: Failure): void
}

/** A panel whose responses the test gives; `calls` has the calls that wait. */
function openUpload() {
  const calls: Partial<Record<'announce' | 'send' | 'read', Pending<unknown>>> = {}
  const purposes: PurposeSignal['purpose'][] = []
  let watch: UploadWatch | undefined
  const wait = <T>(name: keyof typeof calls) =>
    new Promise<T>((resolve, reject) => {
      calls[name] = {
        // The test gives each call a value of its type.
        resolve: value => resolve(value as T),
        fail: failure => reject(new ApiError(failure))
      }
    })
  const upload = createPackageUpload<{ id: string }>({
    key: 'checked',
    extension: '.zip',
    announce: () => wait('announce'),
    send(_id, _file, given) {
      watch = given
      return wait('send')
    },
    read(_id, signal: PurposeSignal) {
      purposes.push(signal.purpose)
      return wait('read')
    }
  })
  const sendFile = () => {
    upload.pickFile(FILE, 5000)
    return upload.upload()
  }
  /** Sends all bytes, after which the panel's response is lost. */
  const loseResponse = async (kind: 'unconfirmed' | 'timeout' | 'cancelled') => {
    void sendFile()
    calls.announce?.resolve({ id: '7' })
    await settled()
    watch?.onProgress(FILE.size)
    calls.send?.fail({ kind })
    await settled()
  }
  return {
    upload,
    sendFile,
    calls,
    loseResponse,
    purposes,
    reads: () => purposes.length,
    watch: () => watch,
    status: () => upload.$stage.get().status
  }
}

const refusal: Failure = { kind: 'refused', status: 404, code: 'not_found', message: '', fields: {} }

test.before.each(context => {
  context.time = fakeTime()
})
test.after.each(({ time }) => time.end())

test('nothing is under way before a file is sent', () => {
  const { upload } = openUpload()
  assert.equal(upload.$stage.get(), { status: 'idle' })
  assert.is(upload.$inProgress.get(), false)
})

test('announces, sends, checks and ends with what the panel found; until then leaving is warned of', async ({
  time
}) => {
  const { upload, sendFile, calls, watch, status } = openUpload()
  void sendFile()
  assert.is(status(), 'sending')
  assert.is(calls.send, undefined)
  assert.is(unsavedInputs.size, 1)
  calls.announce?.resolve({ id: '7' })
  await settled()
  await time.pass(4000)
  watch()?.onProgress(400)
  const stage = upload.$stage.get()
  assert.equal(stage, { status: 'sending', transfer: { sentBytes: 400, totalBytes: FILE.size, secondsLeft: 6 } })
  assert.ok(upload.$inProgress.get())
  watch()?.onProgress(FILE.size)
  assert.equal(upload.$stage.get(), { status: 'checking', fileName: 'line4.zip' })
  assert.ok(upload.$inProgress.get())
  calls.send?.resolve(FOUND)
  await settled()
  assert.equal(upload.$stage.get(), { status: 'checked', candidate: FOUND })
  assert.is(unsavedInputs.size, 0)
})

test('a file of another kind or size is refused before anything is sent', async () => {
  const { upload, calls } = openUpload()
  upload.pickFile(new File(['x'], 'line4.exe'), 5000)
  assert.equal(upload.$fileError.get(), ['errors.file.ending', { endings: '.zip' }])
  await upload.upload()
  upload.pickFile(FILE, 999)
  await upload.upload()
  assert.is(calls.announce, undefined)
})

test('a second upload waits for the first, and a cancelled one changes nothing any more', async () => {
  const { upload, sendFile, calls, watch, status } = openUpload()
  void sendFile()
  const first = calls.announce
  await upload.upload()
  assert.is(calls.announce, first)
  first?.resolve({ id: '7' })
  await settled()
  upload.cancel()
  assert.ok(watch()?.signal.aborted)
  watch()?.onProgress(500)
  assert.is(status(), 'idle')
  calls.send?.resolve({ id: '8' })
  await settled()
  assert.is(status(), 'idle')
  assert.is(upload.$file.get(), FILE)
})

test('an error before all bytes are sent is shown; whether the file was under way is known', async () => {
  const { upload, sendFile, calls, watch, reads } = openUpload()
  void sendFile()
  calls.announce?.fail({ kind: 'unreachable' })
  await settled()
  const refused = upload.$stage.get()
  assert.is(refused.status === 'failed' && refused.sending, false)
  void upload.upload()
  calls.announce?.resolve({ id: '7' })
  await settled()
  watch()?.onProgress(FILE.size - 1)
  calls.send?.fail({ kind: 'unconfirmed' })
  await settled()
  const failed = upload.$stage.get()
  assert.is(failed.status === 'failed' && failed.error.failure.kind, 'unreachable', 'nothing was changed')
  assert.is(failed.status === 'failed' && failed.sending, true)
  assert.is(reads(), 0)
})

test('after a lost response it polls every five seconds what the panel found, for six minutes', async ({ time }) => {
  const { calls, loseResponse, purposes, reads, status } = openUpload()
  await loseResponse('unconfirmed')
  for (let passed = 0; passed <= GIVE_UP_AFTER_MS; passed += 5_000) {
    assert.is(status(), 'checking')
    assert.is(reads(), passed / 5_000 + 1)
    calls.read?.fail({ kind: 'unreachable' })
    await settled()
    await time.pass(4_900)
    assert.is(reads(), passed / 5_000 + 1)
    await time.pass(100)
  }
  calls.read?.fail({ kind: 'unreachable' })
  await settled()
  assert.is(status(), 'failed')
  assert.ok(purposes.every(purpose => purpose === 'poll'))
})

test('what the panel found is shown although its first response was lost', async ({ time }) => {
  const { upload, calls, loseResponse } = openUpload()
  await loseResponse('timeout')
  calls.read?.fail(refusal)
  await settled()
  await time.pass(5_000)
  calls.read?.resolve(FOUND)
  await settled()
  assert.equal(upload.$stage.get(), { status: 'checked', candidate: FOUND })
})

test('stops asking when the file has not come, the session has ended, or the user cancels', async ({ time }) => {
  const lost = openUpload()
  await lost.loseResponse('unconfirmed')
  lost.calls.read?.fail(refusal)
  await settled()
  assert.is(lost.status(), 'failed')

  const ended = openUpload()
  await ended.loseResponse('timeout')
  ended.calls.read?.fail({ kind: 'session' })
  await settled()
  assert.is(ended.status(), 'failed')

  const cancelled = openUpload()
  await cancelled.loseResponse('unconfirmed')
  cancelled.calls.read?.fail({ kind: 'unreachable' })
  await settled()
  cancelled.upload.cancel()
  await time.pass(10_000)
  assert.is(cancelled.reads(), 1)
  assert.is(cancelled.status(), 'idle')

  const stopped = openUpload()
  await stopped.loseResponse('cancelled')
  assert.is(stopped.reads(), 0)
})

test('a package that the panel has already is checked without being sent', async () => {
  const { upload, calls, status } = openUpload()
  void upload.check('usb.zip', async () => FOUND)
  assert.equal(upload.$stage.get(), { status: 'checking', fileName: 'usb.zip' })
  await settled()
  assert.is(status(), 'checked')
  assert.is(calls.announce, undefined)
  upload.reset()
  assert.is(status(), 'idle')
  assert.is(upload.$file.get(), undefined)
})

test.run()
