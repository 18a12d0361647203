import '../../setup/dom'
import { cleanStores } from 'nanostores'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { provide } from '../../../src/lib/environment'
import { ApiError } from '../../../src/lib/remote/failure'
import type { PurposeSignal } from '../../../src/lib/remote/purpose'
import { resource } from '../../../src/lib/remote/resource'
import StillWaiting from '../../../src/ui/status/still-waiting'
import { fakeTime, settled } from '../../lib/fake-time'
import { byRole, click } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

const test = suite('still waiting')
let time: ReturnType<typeof fakeTime>

test.before.each(() => {
  time = fakeTime()
})
test.after.each(() => {
  time.end()
  cleanup()
})

/** Of a read that hangs: the requests beside it, and what they returned. */
function hanging() {
  const calls: { signal: PurposeSignal; respond(data: string): void; fail(error: unknown): void }[] = []
  const shown: string[] = []
  const load = (signal: PurposeSignal) =>
    new Promise<string>((respond, fail) => {
      calls.push({ signal, respond, fail })
    })
  return { calls, shown, from: { load, replace: (data: string) => shown.push(data), cancel() {} } }
}

const retry = () => byRole('button', { name: 'Retry' })

test('sends a retry beside the read, at most one every 8 s, of which the newest counts', async () => {
  const { calls, shown, from } = hanging()
  render(<StillWaiting from={from} />)
  click(retry())
  await time.pass(7900)
  assert.ok(retry().hasAttribute('disabled'))
  await time.pass(200)
  click(retry())
  assert.equal(
    calls.map(({ signal }) => [signal.purpose, signal.aborted]),
    [
      ['retry', true],
      ['retry', false]
    ]
  )
  calls[0]?.respond('late')
  calls[1]?.respond('2.6.0')
  await settled()
  assert.equal(shown, ['2.6.0'])
})

test('leaves the read under way, whose response may come before that to a retry', async () => {
  const { calls, from } = hanging()
  const $version = resource(from.load)
  $version.listen(() => {})
  render(<StillWaiting from={$version} />)
  click(retry())
  assert.equal(
    calls.map(({ signal }) => signal.aborted),
    [false, false]
  )
  calls[0]?.respond('2.6.0')
  await settled()
  assert.equal($version.get(), { status: 'ready', data: '2.6.0', at: '' })
  cleanStores($version)
})

test('gives up its retry once the read has responded', () => {
  const { calls, from } = hanging()
  render(<StillWaiting from={from} />)
  click(retry())
  cleanup()
  assert.ok(calls[0]?.signal.aborted)
})

test('reports why a retry failed, and goes on waiting for the read', async () => {
  const { calls, shown, from } = hanging()
  const reported: ApiError[] = []
  provide({ reportFailure: error => reported.push(error) })
  render(<StillWaiting from={from} />)
  click(retry())
  const error = new ApiError({ kind: 'unreachable' })
  calls[0]?.fail(error)
  await settled()
  assert.equal([reported, shown], [[error], []])
})

test.run()
