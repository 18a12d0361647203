import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { asApiError } from '../../../src/lib/remote/as-api-error'
import { sendFile } from '../../../src/lib/remote/upload'
import { fakeTime, settled } from '../fake-time'

/** The part of XMLHttpRequest that an upload uses, controlled by the test. */
class FakeRequest {
  static last: FakeRequest
  upload: { onprogress?: (event: { loaded: number }) => void } = {}
  onload = () => {}
  onerror = () => {}
  status = 200
  responseText = '{}'
  sent: unknown
  aborted = false
  headers: Record<string, string> = {}
  constructor() {
    FakeRequest.last = this
  }
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getResponseHeader = (name: string) => (name === 'Content-Type' ? 'application/json' : null)
  send(body: unknown) {
    this.sent = body
  }
  abort() {
    this.aborted = true
  }
}

interface Context {
  time: ReturnType<typeof fakeTime>
  before: unknown
}

const test = suite<Context>('upload')
const file = new Blob(['x'.repeat(1000)])

test.before.each(context => {
  context.time = fakeTime()
  context.before = Reflect.get(globalThis, 'XMLHttpRequest')
  Reflect.set(globalThis, 'XMLHttpRequest', FakeRequest)
})

test.after.each(({ time, before }) => {
  time.end()
  Reflect.set(globalThis, 'XMLHttpRequest', before)
})

function send() {
  const controller = new AbortController()
  const progress: number[] = []
  let outcome = 'open'
  const onProgress = (bytes: number) => progress.push(bytes)
  const { signal } = controller
  sendFile({ url: '/x', headers: { A: 'b' }, file, signal, silenceSeconds: 360, onProgress }).then(
    ({ status, text }) => {
      outcome = `${status} ${text}`
    },
    error => {
      outcome = asApiError(error).failure.kind
    }
  )
  return { controller, progress, outcome: () => outcome, request: FakeRequest.last }
}

test('sends the file and reports its progress, never beyond 100 percent', async () => {
  const { request, progress, outcome } = send()
  assert.is(request.sent, file)
  assert.equal(request.headers, { A: 'b' })
  request.upload.onprogress?.({ loaded: 400 })
  request.upload.onprogress?.({ loaded: 1200 })
  request.onload()
  await settled()
  assert.equal(progress, [400, 1000])
  assert.is(outcome(), '200 {}')
})

test('gives up after 360 s without progress, however long the upload takes', async ({ time }) => {
  const { request, outcome } = send()
  for (let part = 1; part < 4; part += 1) {
    await time.pass(350_000, 50_000)
    request.upload.onprogress?.({ loaded: part * 100 })
  }
  assert.is(outcome(), 'open')
  await time.pass(359_000, 1000)
  assert.is(outcome(), 'open')
  await time.pass(1000)
  assert.is(outcome(), 'timeout')
  assert.ok(request.aborted)
})

test('can be cancelled', async () => {
  const { controller, request, outcome } = send()
  controller.abort()
  await settled()
  assert.is(outcome(), 'cancelled')
  assert.ok(request.aborted)
})

test('reports a lost connection', async () => {
  const { request, outcome } = send()
  request.onerror()
  await settled()
  assert.is(outcome(), 'unreachable')
})

test.run()
